// The texts of the page that a script runs in. For another language the build puts that language's file in this one's
// place (`scripts/build/web.ts`), so that a page loads the sentences of its own language only.
export { en as texts } from './en.ts';
