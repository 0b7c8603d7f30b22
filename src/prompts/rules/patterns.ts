// The wordings that the content rules look for in a template.

export const TASK_VERBS = new Set(
  `Draft Write Review Compare Prepare Turn Build Rewrite Summarise Summarize Analyse Analyze Explain Create Design Plan
   Classify Extract Convert Propose Outline Map Assess Audit Check Compose Critique Diagnose Document Edit Estimate
   Evaluate Find Generate Identify List Organise Prioritise Rank Recommend Reconcile Refactor Reply Report Respond
   Restructure Score Segment Shorten Simplify Sketch Sort Suggest Tailor Test Trace Translate Triage Walk Work Judge
   Separate Set Assemble Answer Group Break Distil Calculate Group Produce Reconstruct Frame Develop Trim Match Put
   Interpret Spot Decide Define Lay Make Read Structure Schedule Adapt Express Give Help Improve Investigate Itemise
   Mark Model Name Narrow Pair Point Polish Predict Present Question Rate Record Redraft Reduce Reframe Repurpose
   Select Specify State Tabulate Tell Unpack Verify Weigh Collate Consolidate Condense Cluster Choose Capture Arrange
   Annotate Advise Settle Script Storyboard Synthesise Size Refine Pull Pick Grade Forecast Formulate Fill Derive Cut
   Cost Construct Code Clean Chart Brief Balance Apply Allocate`.split(/\s+/),
);

export const PUFFERY =
  /\b(world[- ]class|renowned|seasoned|expert in all|highly (skilled|experienced)|best[- ]in[- ]class|top[- ]tier|genius|master of|guru|rockstar|unparalleled|\d+\+? years of experience)\b/i;
export const AUDIENCE =
  /\b(for|to|who|whose|with|helps?|helping|serves?|serving|advises?|advising|supports?|supporting)\b/i;
export const MATERIAL =
  /(not (as )?(an )?instructions?|never (as )?(an )?instructions?|no instructions?|rather than instructions?|ignore (any|all|every)[^.\n]*(instruction|command|request|direction)|not (follow|obey|act on)|never (follow|obey|act on)|is (only )?(material|evidence|data|source text|content)|are (only )?(material|evidence|data|source text|content)|as (material|evidence|data|source text|content|raw material)\b)/i;
export const SIZE =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)( ?(to|or|–|-) ?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))?(-| )(words?|sentences?|bullets?|lines?|rows?|points?|items?|paragraphs?|characters?|questions?|options?|minutes?|pages?|steps?|columns?|slides?|headings?|entries|scenarios|ideas|examples|variants|versions|clauses|reasons|risks|actions|tasks|headlines|titles|posts|topics|criteria|messages|emails|tests?|cases|checks|findings|alternatives|names|keywords|hashtags|sections|stages|phases|weeks?|days)\b/i;
export const CONSTRAINT =
  /\b(must|never|only|at most|at least|exactly|no more than|no fewer than|do not|don't|without|every|each|maximum|minimum|under \d+|up to \d+|cannot|may not|keep|limit|avoid)\b/i;
export const MISSING =
  /\b(missing|not (given|stated|provided|supplied|known|clear|shown|included|in the|there|available|covered|said|specified|recorded|present)|unknown|unclear|absent|unavailable|lacks?|lacking|gaps?|blank|silent|does not (say|state|give|show|contain|cover)|do not (say|state|give|show|contain|cover)|left empty|nothing (is|was) (given|said|supplied)|unstated|unspecified|incomplete)\b/i;
export const NO_INVENTION =
  /\b(never|do not|don't|not|no|without|rather than|instead of)\s+(to\s+|be\s+)?(invent|invented|inventing|guess|guessed|guessing|guesses|assume|assumed|assuming|make up|making up|made[- ]up|fabricate|fabricated|fabricating|supply|fill|filled|filling|estimate|estimated|imagine|imagined|add facts|infer|inferred|inferring|conjure|create facts|speculate|speculation)/i;
export const PRIVACY =
  /\b(mask|redact|anonymi[sz]e|omit|leave out|remove|strip|replace|initials|personal (data|details|information)|private|privacy|confidential|identif\w+|last four|do not (repeat|copy|include|show|name|mention)|never (repeat|copy|include|show|name|mention|print|reveal|ask))\b/i;
export const HUMAN_REVIEW =
  /\b(review(ed|s)?|check(ed|s)?|approv\w+|confirm(s|ed)?|verif\w+|sign[- ]?off|signs?|signed|read(s)?|decid\w+|decision)\b[^.\n]*\b(by|before|lawyer|advocate|accountant|clinician|doctor|adviser|advisor|manager|person|human|auditor|partner|officer|committee|counsel|professional|hr|owner|head|controller|recruiter|panel|director|secretary|you)\b|\b(lawyer|advocate|accountant|clinician|doctor|adviser|advisor|manager|person|human|auditor|partner|officer|committee|counsel|professional|owner|head|controller|recruiter|panel|director|secretary)\b[^.\n]*\b(review|check|approve|confirm|verif|sign|read|decide)/i;
export const CITES_ONLY =
  /\b(only|nothing but|no other|none beyond|not cite|never cite|no (section|law|statute|provision|authority|guideline|reference|case))\b/i;
export const LEFTOVER =
  /\[(insert|your|name|company|date|x+|todo|tbd|fill)[^\]]*\]|\bTODO\b|\bTBD\b|\blorem\b|\{\{\s|\s\}\}/i;
export const ROLE =
  /\bYou(r role is|'re| are| act| work| serve| help| write| review| prepare| advise| run| keep| draft| teach| edit| plan| read| manage| coach| check)\b/;

export const CURRENCY = /\b(?:rupees?|INR)\b|₹/i;
/** In the help of a field: other days are counted from this one. */
export const COUNTED_FROM = /\b(?:count(?:s|ed)?|aged|spaced)\b/i;
export const NO_DAY =
  /\b(?:without|no|not)\b[^.;\n]*\b(?:dates?|day|start|departure)\b|\b(?:date|day|start|departure)\b[^.;\n]*\b(?:not (?:given|stated)|missing|unknown)\b/i;
export const NO_ADDRESS =
  /\b(?:without|no|missing|where none)\b[^.;\n]*\b(?:address|contact|mailbox)\b|\b(?:address|contact|mailbox|where to ask)\b[^.;\n]*\b(?:missing|not given|none is given|leave)\b/i;
export const EMPTY_BLOCK = /\bempty (?:[a-z]+ )?block\b|\(may be empty\)/i;
export const NOT_INSTRUCTIONS = /\b(?:never|not|no) (?:as )?(?:an )?(?:instructions?|directions?)\b/gi;
/** An order for the whole answer. */
export const ORDER = /\b(?:cite|apply|use|never|only|do not)\b/i;
