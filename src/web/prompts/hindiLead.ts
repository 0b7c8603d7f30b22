// What a prompt or calculator is called in Hindi and what it does, below the English.
import { html, type SafeHtml } from '../html.ts';
import type { HindiTexts } from './hindiTexts.ts';

export const hindiLead = (own: HindiTexts | undefined): SafeHtml | false =>
  own !== undefined && html`<p lang="hi"><strong>${own.title}</strong>: ${own.description}</p>`;
