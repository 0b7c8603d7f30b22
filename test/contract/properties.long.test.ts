// Many more generated requests than `npm test` sends.
import { generatedRequests } from './generatedRequests.ts';

generatedRequests(1_300);
