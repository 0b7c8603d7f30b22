// The closed vocabularies of the catalog: categories and job roles, slug to label.

export const CATEGORIES = {
  'accounting-finance': 'Accounting & Finance',
  'tax-compliance': 'Tax & Statutory Compliance',
  'legal-contracts': 'Legal & Contracts',
  'hr-people': 'HR & People',
  recruitment: 'Recruitment & Hiring',
  sales: 'Sales',
  marketing: 'Marketing',
  'content-social': 'Content & Social Media',
  'customer-support': 'Customer Support',
  'business-writing': 'Business Writing',
  'operations-supply': 'Operations & Supply Chain',
  'project-management': 'Project Management',
  'product-design': 'Product & UX Design',
  'software-engineering': 'Software Engineering',
  'data-analytics': 'Data & Analytics',
  'it-security': 'IT & Security',
  'education-training': 'Education & Training',
  'healthcare-admin': 'Healthcare Administration',
  'property-facilities': 'Property & Facilities',
  'citizen-consumer': 'Citizen & Consumer Affairs',
  'founder-startup': 'Founders & Small Business',
  'career-development': 'Career Development',
} as const;

export const ROLES = {
  accountant: 'Accountant',
  'chartered-accountant': 'Chartered Accountant / Tax Adviser',
  citizen: 'Citizen / Consumer',
  clinician: 'Doctor, Nurse or Allied Clinician',
  'company-secretary': 'Company Secretary',
  'compliance-officer': 'Compliance Officer',
  'content-writer': 'Content Writer',
  'customer-success-manager': 'Account / Customer Success Manager',
  'data-analyst': 'Data Analyst',
  'devops-engineer': 'DevOps Engineer',
  'executive-assistant': 'Executive Assistant',
  'finance-manager': 'Finance Manager',
  freelancer: 'Freelancer',
  'healthcare-administrator': 'Healthcare Administrator',
  'hr-manager': 'HR Manager',
  'it-administrator': 'IT Administrator',
  'job-seeker': 'Job Seeker',
  lawyer: 'Lawyer / Advocate',
  'logistics-coordinator': 'Logistics Coordinator',
  'marketing-manager': 'Marketing Manager',
  'operations-manager': 'Operations Manager',
  'payroll-officer': 'Payroll Officer',
  'people-manager': 'Team Leader / People Manager',
  'procurement-officer': 'Procurement Officer',
  'product-manager': 'Product Manager',
  'project-manager': 'Project Manager',
  'property-manager': 'Property Manager',
  'qa-engineer': 'QA Engineer',
  'quality-manager': 'Quality Manager',
  recruiter: 'Recruiter',
  researcher: 'Researcher',
  'sales-executive': 'Sales Executive',
  'security-analyst': 'Security Analyst',
  'seo-specialist': 'SEO Specialist',
  'small-business-owner': 'Small Business Owner',
  'social-media-manager': 'Social Media Manager',
  'software-engineer': 'Software Engineer',
  'startup-founder': 'Startup Founder',
  student: 'Student',
  'support-agent': 'Customer Support Agent',
  teacher: 'Teacher',
  trainer: 'Corporate Trainer',
  'ux-designer': 'UX Designer',
} as const;

export type CategorySlug = keyof typeof CATEGORIES;
export type RoleSlug = keyof typeof ROLES;

/** Categories whose prompts touch people's money, rights, health or personal data. */
export const SENSITIVE_CATEGORIES: ReadonlySet<CategorySlug> = new Set<CategorySlug>([
  'accounting-finance',
  'tax-compliance',
  'legal-contracts',
  'hr-people',
  'recruitment',
  'healthcare-admin',
  'citizen-consumer',
]);

/** Categories whose prompts may cite only what the input holds. */
export const CITATION_CATEGORIES: ReadonlySet<CategorySlug> = new Set<CategorySlug>([
  'tax-compliance',
  'legal-contracts',
  'healthcare-admin',
]);
