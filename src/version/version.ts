// The version of the program and where its makers hear of faults, as package.json has them; a test keeps them equal.
export const VERSION = '1.0.0';
export const CONTACT = 'https://kosh.example.org/issues';
