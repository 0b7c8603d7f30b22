// An accessible combobox: a text input whose list of suggestions is walked with the arrow keys.
import { html } from '../html.ts';
import { ratesWord } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import type { RatedSuggestion } from './messages.ts';

export interface Combobox {
  show(suggestions: readonly RatedSuggestion[]): void;
  close(): void;
}

/** `chosen` is told the text of a suggestion that was taken. */
export function createCombobox(input: HTMLInputElement, list: HTMLElement, chosen: (text: string) => void): Combobox {
  let shown: readonly RatedSuggestion[] = [];
  let active = -1;
  /** Closed since the last letter: suggestions that are still on their way open nothing. */
  let isClosed = false;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');

  const mark = (to: number): void => {
    active = to;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === to));
    const option = list.children[to];
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  };
  const close = (): void => {
    isClosed = true;
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    mark(-1);
  };
  const take = (at: number): void => {
    const text = shown[at]?.text;
    close();
    if (text !== undefined) chosen(text);
  };

  input.addEventListener('input', () => {
    isClosed = false;
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) {
      if (event.key === 'Escape') isClosed = true;
      if (event.key === 'ArrowDown' && shown.length > 0) {
        event.preventDefault();
        list.hidden = false;
        input.setAttribute('aria-expanded', 'true');
        mark(0);
      }
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Past either end comes the input itself, as the pattern asks.
      const to = active + step;
      mark(to >= shown.length ? -1 : to < -1 ? shown.length - 1 : to);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Tab') close();
  });
  input.addEventListener('blur', () => setTimeout(close, 150));
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    if (option !== null) take([...list.children].indexOf(option));
  });

  return {
    close,
    show(suggestions) {
      shown = suggestions;
      list.innerHTML = String(
        html`${suggestions.map(({ text, rates }, at) => html`<li role="option" id="suggestion-${at}" aria-selected="false">${text} <span>${ratesWord(rates, texts)}</span></li>`)}`,
      );
      active = -1;
      input.removeAttribute('aria-activedescendant');
      const open = suggestions.length > 0 && !isClosed && document.activeElement === input;
      list.hidden = !open;
      input.setAttribute('aria-expanded', String(open));
    },
  };
}
