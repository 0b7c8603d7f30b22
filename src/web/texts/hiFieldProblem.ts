// What is wrong with a value of a form, in Hindi; part of `hi.ts`. What single calculators say of values stands with their answers.
import type { Texts } from './en.ts';
import { form } from './hiForm.ts';
import { type Sentences, sayIn } from './sayAnswer.ts';

/** What `src/prompts/values.ts` says in English; `#` stands for the field. */
export const PROBLEMS: Sentences = {
  '# is required.': 'यह भरना ज़रूरी है।',
  '# may have {1} characters at most, but {2} came.': 'ज़्यादा से ज़्यादा {1} अक्षर हो सकते हैं, पर {2} हैं।',
  '# may name {1} choices at most, but more came.': 'ज़्यादा से ज़्यादा {1} विकल्प चुने जा सकते हैं, पर ज़्यादा आए।',
  '# must be a date as YYYY-MM-DD, but {1} came.': 'तारीख YYYY-MM-DD के रूप में होनी चाहिए, पर {1} लिखा है।',
  '# must be a number, but {1} came.': 'संख्या होनी चाहिए, पर {1} लिखा है।',
  '# must be a single line, but several came.': 'एक ही लाइन होनी चाहिए, पर कई हैं।',
  '# must be a web address such as https://example.org, but {1} came.':
    'वेब पता होना चाहिए, जैसे https://example.org, पर {1} लिखा है।',
  '# must be a whole number, but {1} came.': 'पूरी संख्या होनी चाहिए, पर {1} लिखा है।',
  '# must be an amount in {1}, but {2} came.': '{1} में रकम होनी चाहिए, पर {2} लिखा है।',
  '# must be an e-mail address such as name@example.org, but {1} came.':
    'ई-मेल पता होना चाहिए, जैसे name@example.org, पर {1} लिखा है।',
  '# must be whole Unicode text, but {1}, which is no character, came.':
    'पूरा Unicode टेक्स्ट होना चाहिए, पर {1} आया, जो कोई अक्षर नहीं है।',
  '# must read in one direction, but {1}, which turns what follows, came.':
    'एक ही दिशा में पढ़ा जाना चाहिए, पर {1} आया, जो आगे के टेक्स्ट की दिशा बदल देता है।',
  '# must show all that it says, but {1}, which nobody sees, came.':
    'जो लिखा है वह सब दिखना चाहिए, पर {1} आया, जो किसी को नहीं दिखता।',
  '# must be yes or no, but {1} came.': 'हाँ या नहीं होना चाहिए, पर {1} लिखा है।',
  '# must have the form of {1}, but {2} came.': '{1} के रूप में होना चाहिए, पर {2} लिखा है।',
  '# must be {1} or less, but {2} came.': '{1} या कम होना चाहिए, पर {2} लिखा है।',
  '# must be {1} or more, but {2} came.': '{1} या ज़्यादा होना चाहिए, पर {2} लिखा है।',
};

export const fieldProblem: Texts['fieldProblem'] = sayIn(form.day, PROBLEMS);
