// The Markdown that models answer in, as HTML: headings, lists, tables, quotes, code, bold and italic. Everything else, such
// as HTML and links, stays the text that it is, so that an answer can neither run anything nor lead anywhere.
import { html, joined, type SafeHtml } from '../html.ts';

const INLINE =
  /(`+)(.+?)\1|\*\*(?=\S)(.+?)\*\*|__(?=\S)(.+?)__|\*(?=[^\s*])(.+?)\*|(?<![\p{L}\d])_(?=[^\s_])(.+?)_(?![\p{L}\d])/su;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^ {0,3}> ?/;
const ROW = /^\s*\|.*\|\s*$/;
const UNDER_HEAD = /^[\s|:-]+$/;

/** Bold, italic and code within a line. */
function inline(text: string): SafeHtml {
  const found = INLINE.exec(text);
  if (found === null) return html`${text}`;
  const [whole, , code, bold, bold2, italic, italic2] = found;
  const at = found.index;
  const strong = bold ?? bold2;
  const marked =
    code !== undefined
      ? html`<code>${code}</code>`
      : strong !== undefined
        ? html`<b>${inline(strong)}</b>`
        : html`<i>${inline(italic ?? italic2 ?? '')}</i>`;
  return html`${text.slice(0, at)}${marked}${inline(text.slice(at + whole.length))}`;
}

const cells = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function table([head = '', , ...rows]: readonly string[]): SafeHtml {
  return html`<div class="scroll"><table><thead><tr>${cells(head).map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** Items that are indented further belong to the one before. */
function list(lines: readonly string[]): SafeHtml {
  const [, start = '', number] = ITEM.exec(lines[0] ?? '') ?? [];
  const items: { readonly text: string; readonly below: string[] }[] = [];
  for (const line of lines) {
    const [, indent = '', , text = ''] = ITEM.exec(line) ?? [];
    if (ITEM.test(line) && indent.length <= start.length + 1) items.push({ text, below: [] });
    else items.at(-1)?.below.push(line.replace(/^ {1,4}|^\t/, ''));
  }
  const inside = items.map(({ text, below }) => html`<li>${inline(text)}${below.length > 0 && blocks(below)}</li>`);
  return number === undefined ? html`<ul>${inside}</ul>` : html`<ol start="${number}">${inside}</ol>`;
}

/** As many lines from the first on as this holds for. */
function taken(lines: readonly string[], from: number, fits: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line, at) => at > from && !fits(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

function blocks(lines: readonly string[]): SafeHtml {
  const made: SafeHtml[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const [, fence] = FENCE.exec(line) ?? [];
    const [, marks, title = ''] = HEADING.exec(line) ?? [];
    let used: readonly string[] = [line];
    if (fence !== undefined) {
      used = taken(lines, at, (one) => !one.trim().startsWith(fence));
      made.push(html`<pre tabindex="0"><code>${used.slice(1).join('\n')}</code></pre>`);
      // The fence that closes it.
      used = lines.slice(at, at + used.length + 1);
    } else if (marks !== undefined) {
      made.push(marks.length < 3 ? html`<h3>${inline(title)}</h3>` : html`<h4>${inline(title)}</h4>`);
    } else if (RULE.test(line)) made.push(html`<hr>`);
    else if (ROW.test(line) && UNDER_HEAD.test(lines[at + 1] ?? 'x')) {
      used = taken(lines, at, (one) => ROW.test(one));
      made.push(table(used));
    } else if (QUOTE.test(line)) {
      used = taken(lines, at, (one) => QUOTE.test(one));
      made.push(html`<blockquote>${blocks(used.map((one) => one.replace(QUOTE, '')))}</blockquote>`);
    } else if (ITEM.test(line)) {
      used = taken(lines, at, (one) => ITEM.test(one) || /^\s{2,}\S/.test(one));
      made.push(list(used));
    } else if (line.trim() !== '') {
      used = taken(
        lines,
        at,
        (one) => one.trim() !== '' && ![FENCE, HEADING, ITEM, QUOTE, ROW, RULE].some((kind) => kind.test(one)),
      );
      made.push(
        html`<p>${joined(
          used.map((one) => inline(one.trim())),
          html`<br>`,
        )}</p>`,
      );
    }
    at += Math.max(1, used.length);
  }
  return html`${made}`;
}

export const markdownHtml = (text: string): SafeHtml => blocks(text.replaceAll('\r\n', '\n').split('\n'));
