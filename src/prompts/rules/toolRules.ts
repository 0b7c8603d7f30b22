// The content rules on one tool, in a list; `npm run prompts:check` prints what they find and fails when there is something.
import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import type { Field, LegalReference, PromptTool } from '../kit.ts';
import { placeholdersOf } from '../placeholders.ts';
import { renderTemplate } from '../render.ts';
import { checkValues, maxLengthOf } from '../values.ts';
import { CITATION_CATEGORIES, ROLES, SENSITIVE_CATEGORIES } from '../vocabulary.ts';
import { ANSWER_RULES } from './answerRules.ts';
import { leftOutFaults } from './leftOut.ts';
import * as wordings from './patterns.ts';
import type { Finding, PlacedTool, Rule } from './rule.ts';
import {
  hasTaskStatement,
  inputIsFenced,
  inputIsLabelled,
  layoutMarks,
  standsAmongOrders,
  standsInSentence,
} from './shape.ts';
import { wordsOf } from './texts.ts';
import { those } from './those.ts';

const OPENING_WORDS = 40;
const MIN_WORDS = 120;
/** What the law asks to be asked for and said needs more room than other work. */
const LIMITS = {
  general: { words: 450, fields: 7, required: 3 },
  law: { words: 800, fields: 12, required: 8 },
} as const;
const limitsOf = ({ law }: PromptTool) => (law === null ? LIMITS.general : LIMITS.law);
/** A field of so many characters or more is a long input. */
const LONG_INPUT = 4000;

export const RULES: readonly Rule[] = [
  {
    name: '1 role',
    asks: `The first ${OPENING_WORDS} words say who the model is and for whom the work is, without puffery.`,
    check({ tool: { prompt } }) {
      const opening = wordsOf(prompt).slice(0, OPENING_WORDS).join(' ');
      const puffery = wordings.PUFFERY.exec(prompt)?.[0];
      return those(
        [
          !wordings.ROLE.test(opening),
          `the first ${OPENING_WORDS} words do not say who the model is ("You are …", "You work as …")`,
        ],
        [!wordings.AUDIENCE.test(opening), `the first ${OPENING_WORDS} words do not say for whom the work is`],
        [puffery !== undefined, `puffery: "${puffery}"`],
      );
    },
  },
  {
    name: '2 task',
    asks: 'A sentence states the task and begins with a verb.',
    check: ({ tool }) => those([!hasTaskStatement(tool.prompt), 'no task statement that starts with a verb']),
  },
  {
    name: '3 inputs',
    asks: 'Every input has a label or a fence; text that is pasted in stands between marks and is declared material, not instructions; a line of text inside an order stands in a tag.',
    check({ tool: { prompt, fields } }) {
      const pasted = Object.keys(fields).filter((name) => fields[name]?.type === 'textarea');
      return [
        ...Object.keys(fields)
          .filter((name) => !inputIsLabelled(prompt, name))
          .map((name) => `{{${name}}} has no label and no fence`),
        ...pasted
          .filter((name) => !inputIsFenced(prompt, name))
          .map((name) => `{{${name}}} is pasted text outside marks; put a line of """ before and after it`),
        ...pasted
          .filter((name) => standsAmongOrders(prompt, name))
          .map((name) => `{{${name}}} is pasted into a block that gives orders; give it a block of its own`),
        ...Object.keys(fields)
          .filter((name) => fields[name]?.type === 'text' && standsInSentence(prompt, name))
          .map(
            (name) =>
              `{{${name}}} stands in an order; write <${name}>{{${name}}}</${name}>, or give it a labelled line`,
          ),
        ...those([
          pasted.length > 0 && !wordings.MATERIAL.test(prompt),
          'pasted text is not declared material rather than instructions',
        ]),
      ];
    },
  },
  {
    name: '4 placeholders',
    asks: 'Placeholders and fields are the same, and nothing is left to be filled in by hand.',
    check({ tool: { prompt, fields } }) {
      const names = placeholdersOf(prompt);
      const leftover = wordings.LEFTOVER.exec(prompt)?.[0];
      return [
        ...names.filter((name) => !Object.hasOwn(fields, name)).map((name) => `{{${name}}} has no field`),
        ...Object.keys(fields)
          .filter((name) => !names.includes(name))
          .map((name) => `field ${name} has no placeholder`),
        ...those([leftover !== undefined, `leftover "${leftover}"`]),
      ];
    },
  },
  {
    name: '5 output',
    asks: 'The answer has two or more named parts, which the template names, and a measured size.',
    check: ({ tool: { prompt, outputParts } }) => [
      ...those([outputParts.length < 2, 'fewer than two named parts']),
      ...outputParts
        .filter((part) => !prompt.toLowerCase().includes(part.toLowerCase()))
        .map((part) => `the template does not name the part "${part}"`),
      ...those([!wordings.SIZE.test(prompt), 'no measured size such as "120 words" or "five bullets"']),
    ],
  },
  {
    name: '6 constraints',
    asks: 'Three or more constraints can be tested; the rule that only this task has stands in the template.',
    check({ tool: { prompt, ownRule } }) {
      const { length } = prompt.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => wordings.CONSTRAINT.test(sentence));
      return those(
        [length < 3, `only ${length} testable constraints`],
        [!prompt.includes(ownRule), 'ownRule does not stand in the template word for word'],
        [wordsOf(ownRule).length < 8, 'ownRule has fewer than eight words'],
      );
    },
  },
  {
    name: '7 missing facts',
    asks: 'It says what to do when facts are missing, forbids invention and, where law is cited, citing beyond the input.',
    check: ({ category, tool: { prompt } }) =>
      those(
        [!wordings.MISSING.test(prompt), 'does not say what to do when facts are missing'],
        [!wordings.NO_INVENTION.test(prompt), 'does not forbid invention'],
        [
          CITATION_CATEGORIES.has(category) && !wordings.CITES_ONLY.test(prompt),
          'does not limit citations to what the input holds',
        ],
      ),
  },
  {
    name: '8 length',
    asks: `The template has ${MIN_WORDS} to ${LIMITS.general.words} words (${LIMITS.law.words} where it rests on law), and long inputs come after most instructions.`,
    check({ tool }) {
      const { prompt, fields } = tool;
      const { words } = limitsOf(tool);
      const { length } = wordsOf(prompt);
      const early = Object.entries(fields).filter(([name, field]) => {
        if (field.type !== 'textarea' || (maxLengthOf(field) ?? 0) < LONG_INPUT) return false;
        return wordsOf(prompt.slice(0, prompt.indexOf(`{{${name}}}`))).length < length * 0.5;
      });
      return [
        ...those([length < MIN_WORDS || length > words, `${length} words; ${MIN_WORDS} to ${words} are allowed`]),
        ...early.map(([name]) => `the long input {{${name}}} comes before most instructions`),
      ];
    },
  },
  {
    name: '9 privacy',
    asks: 'In sensitive categories personal data are protected and a person reviews the answer.',
    check: ({ category, tool: { prompt } }) =>
      SENSITIVE_CATEGORIES.has(category)
        ? those(
            [!wordings.PRIVACY.test(prompt), 'no line that protects personal or confidential data'],
            [!wordings.HUMAN_REVIEW.test(prompt), 'no line that asks for review by a person'],
          )
        : [],
  },
  {
    name: '10 layout',
    asks: 'The text has the form that its `layout` names: three ## sections, two <tags>, four numbered steps, four LABELS:, a table or two stages, each without ## sections; or, for a brief, none of these.',
    check: ({ tool }) =>
      those([!layoutMarks(tool), `the text does not have the form of layout "${tool.layout}" (see --rules)`]),
  },
  {
    name: '11 fields',
    asks: `There are 3 to ${LIMITS.general.fields} fields, 1 to ${LIMITS.general.required} of them required (to ${LIMITS.law.fields} and ${LIMITS.law.required} where law decides by them), each with a name, a label and help that a person understands.`,
    check({ tool }) {
      const limits = limitsOf(tool);
      const all = Object.entries(tool.fields);
      const required = all.filter(([, field]) => field.required).length;
      return [
        ...those(
          [all.length < 3 || all.length > limits.fields, `${all.length} fields; 3 to ${limits.fields} are allowed`],
          [
            required > limits.required || required === 0,
            `${required} required fields; 1 to ${limits.required} are allowed`,
          ],
        ),
        ...all.flatMap(([name, field]) => fieldFaults(name, field)),
      ];
    },
  },
  {
    name: '12 law',
    asks: 'A prompt that names sections or rules has a dated basis; each statement names its sources, or the template tells the user to verify it.',
    check: ({ tool: { law, prompt } }) =>
      law === null
        ? those([
            /\b(section|s\.|rule|article) \d+/i.test(prompt),
            'names a section or rule number without a dated source',
          ])
        : [
            ...those(
              [!isCalendarDay(law.asOf), 'law.asOf is not a date'],
              [law.refs.length === 0, 'no legal reference'],
            ),
            ...law.refs.flatMap((one) => lawFaults(one, prompt)),
          ],
  },
  {
    name: '13 example',
    asks: 'The examples of the fields are values that fit and fill every placeholder; an example output has 60 words or more.',
    check: ({ tool: { prompt, fields, exampleOutput } }) => [
      ...exampleFaults(prompt, fields),
      ...(exampleOutput === null ? [] : outputFaults(exampleOutput)),
    ],
  },
  ...ANSWER_RULES,
  {
    name: '17 currency',
    asks: 'Only a prompt that rests on Indian law names a currency; in others each amount carries its own.',
    check: ({ tool: { law, prompt, fields } }) =>
      law !== null
        ? []
        : [
            ...those([wordings.CURRENCY.test(prompt), 'the template names a currency']),
            ...Object.entries(fields)
              .filter(
                ([, field]) => 'options' in field && field.options.some((option) => wordings.CURRENCY.test(option)),
              )
              .map(([name]) => `an option of ${name} names a currency`),
            ...Object.entries(fields)
              .filter(([, field]) => field.type === 'currency' && field.unit !== undefined)
              .map(([name]) => `the amount ${name} has a unit; leave it out, so that the value carries its currency`),
          ],
  },
  {
    name: '18 left out',
    asks: 'A prompt reads whole with optional fields left empty: nothing stands over nothing, no order goes with an empty block, and it says what happens without a day that others are counted from or an address to print.',
    check: ({ tool }) => leftOutFaults(tool),
  },
  {
    name: 'catalog',
    asks: 'Title, description, roles and search terms are such that people find the prompt.',
    check({ tool: { title, description, roles, alsoKnownAs } }) {
      const unknown = roles.filter((role) => !Object.hasOwn(ROLES, role));
      return those(
        [title.length > 80, 'title over 80 characters'],
        [description.length < 40 || description.length > 160, 'description must have 40 to 160 characters'],
        [roles.length === 0, `no role; there are ${Object.keys(ROLES).join(', ')}`],
        [unknown.length > 0, `unknown role ${unknown.join(', ')}; there are ${Object.keys(ROLES).join(', ')}`],
        [alsoKnownAs.length < 2, 'fewer than two search terms in alsoKnownAs'],
      );
    },
  },
];

function fieldFaults(name: string, field: Field): readonly string[] {
  const { label, help } = field;
  const options = 'options' in field ? field.options : undefined;
  return those(
    [!/^[a-z][a-z0-9_]{1,39}$/.test(name), `field name ${name} is not lower_snake_case`],
    [label.length < 3 || label.length > 60, `label of ${name} must have 3 to 60 characters`],
    [help.length < 12 || help.length > 180, `help of ${name} must have 12 to 180 characters`],
    [help.toLowerCase() === label.toLowerCase(), `help of ${name} repeats its label`],
    [
      options !== undefined && (options.length < 2 || new Set(options).size !== options.length),
      `options of ${name} must be two or more, each once`,
    ],
  );
}

/** A statement of law names where it was read and when, or the template tells the user to verify it. */
function lawFaults({ ref, status, sources, checkedOn, verify }: LegalReference, prompt: string): readonly string[] {
  const unnamed = sources.filter(
    (source) => source.trim() === '' || (source.startsWith('http') && !URL.canParse(source)),
  );
  return those(
    [!isCalendarDay(checkedOn), `${ref}: checkedOn is not a date`],
    [unnamed.length > 0, `${ref}: "${unnamed[0]}" is neither an address nor a name`],
    [
      verify === undefined && (sources.length === 0 || status === 'background knowledge'),
      `${ref}: has neither a source nor a line that tells the user what to verify`,
    ],
    [verify !== undefined && !prompt.includes(verify), `${ref}: the template does not say "${verify}"`],
  );
}

function exampleFaults(prompt: string, fields: PlacedTool['tool']['fields']): readonly string[] {
  const examples = Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
  const checked = checkValues(fields, examples);
  if (!checked.ok) return checked.problems.map(({ message }) => message);
  const isLeft = /\{\{[a-z0-9_]+\}\}/.test(renderTemplate(prompt, checked.texts));
  return those([isLeft, 'the example values leave a placeholder']);
}

function outputFaults(output: string): readonly string[] {
  const { length } = wordsOf(output);
  return those(
    [length < 60, `example output has ${length} words; 60 or more are needed`],
    [/lorem ipsum|\{\{/.test(output), 'example output holds a placeholder'],
  );
}

/** All findings on one tool taken alone. */
export const checkTool = (placed: PlacedTool): readonly Finding[] =>
  RULES.flatMap(({ name, check }) => check(placed).map((message) => ({ slug: placed.slug, rule: name, message })));
