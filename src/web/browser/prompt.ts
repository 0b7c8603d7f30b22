// The script of a prompt's page.
import { startPrompt } from './promptForm.ts';

startPrompt();
