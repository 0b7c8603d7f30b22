// The version of the program, as package.json has it; a test keeps the two equal.
export const VERSION = '1.0.0';
