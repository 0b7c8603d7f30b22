// The catalog and its prompts: search, filter, fill in, copy, download; and the tools that compute.
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { atBothSizes, axeViolations, holdUp, journeys, overflow, rare, test } from './chromium.ts';

interface PromptSummary {
  readonly slug: string;
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
}

/** The kinds of fields that the page's form has, each once; a script. */
const KINDS_OF_FIELDS = `[...new Set([...document.querySelectorAll('main form :is(input, select, textarea)')]
  .map((field) => field.tagName + ' ' + field.type))].sort().join()`;

journeys('the prompt catalog', ({ server, visit }) => {
  const search = async (query: string): Promise<readonly PromptSummary[]> => {
    const response = await fetch(`${server().prompts}/api/prompts?${query}`);
    return ((await response.json()) as { results: PromptSummary[] }).results;
  };

  atBothSizes('search while typing, filter, open', (size) =>
    visit(size, async ({ page }) => {
      const [best] = await search('q=warning%20letter&limit=1');
      await page.goto(`${server().prompts}/`);
      await page.getByLabel('What do you need done?').click();
      await page.keyboard.type('warning letter');
      await expect.poll(() => page.locator('.card h3').first().textContent()).toBe(best?.title);
      await expect.poll(() => page.url()).toContain('q=warning+letter');
      if (size === 'phone') expect((await page.locator('.card h3').first().boundingBox())?.y).toBeLessThan(660);
      await page.getByLabel('What do you need done?').fill('');
      await page.getByText('Category, role, India').click();
      await page.getByLabel('India-specific only').check();
      await expect.poll(() => page.locator('[data-count]').textContent()).not.toContain(' page 1 of 99');
      await expect
        .poll(async () => (await page.locator('.card').count()) === (await page.locator('.card .tag').count()))
        .toBe(true);
      await page.getByLabel('India-specific only').uncheck();
      await page.getByLabel('Category').selectOption('hr-people');
      await expect.poll(() => page.url()).toContain('category=hr-people');
      await expect.poll(() => page.locator('.card').first().textContent()).toContain('HR & People');
      await page.locator('.card a').first().click();
      await page.waitForURL(/\/prompts\//);
    }),
  );

  rare('without a network the list says that it is an old one, and is anew when the network is back', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        await page.goto(`${server().prompts}/`);
        const [first, problem] = [page.locator('.card h3').first(), page.locator('[data-problem]')];
        const before = await first.textContent();
        await context.setOffline(true);
        await page.getByLabel('What do you need done?').fill('warning letter');
        await page.getByRole('button', { name: 'Find' }).click();
        await expect.poll(() => problem.textContent()).toContain('No answer came');
        expect(await first.textContent()).toBe(before);
        await context.setOffline(false);
        await expect.poll(() => first.textContent()).not.toBe(before);
        expect(await problem.isVisible()).toBe(false);
        // A place that is not replaced tells how many there are.
        const told = page.locator('[data-catalog-head] [role=status]');
        expect(await told.textContent()).toBe(await page.locator('[data-count]').textContent());
      },
      { expects: /ERR_INTERNET_DISCONNECTED/ },
    ),
  );

  rare('on paper a prompt is whole and a calculation has its values, dark on light', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().prompts}/prompts/section-138-cheque-bounce-notice`);
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await page.emulateMedia({ media: 'print' });
      const cut = await page
        .locator('pre')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
      expect(cut).toBe(0);
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(28, 37, 48)');
      await page.goto(`${server().prompts}/tools/emi-calculator`);
      expect(await page.locator('[name=principal]').isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Work it out' }).isVisible()).toBe(false);
    }),
  );

  rare('with the colours of the reader, which line is which can still be seen', () =>
    visit('desktop', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(`${server().prompts}/tools/sip-calculator`);
      const keys = await page
        .locator('.legend span')
        .evaluateAll((all) => all.map((key) => getComputedStyle(key, '::before').backgroundColor));
      expect(new Set(keys).size).toBe(2);
      await page.goto(`${server().tariff}/`);
      await page.locator('#q').pressSequentially('cotto');
      await page.locator('html[data-index=ready]').waitFor({ state: 'attached', timeout: 60_000 });
      await page.locator('#q').pressSequentially('n');
      await page.getByRole('option').first().waitFor({ timeout: 60_000 });
      await page.keyboard.press('ArrowDown');
      const taken = page.locator('[role=option][aria-selected=true]');
      expect(await taken.evaluate((option) => getComputedStyle(option).outlineStyle)).toBe('solid');
    }),
  );

  rare('boxes of which none is ticked are told as other fields are', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().prompts}/prompts/appointment-reminder-messages`);
      await page.getByRole('button', { name: 'Fill with the example' }).click();
      const group = page.locator('fieldset:has([name=channels])');
      const ticked = group.locator('input:checked');
      while ((await ticked.count()) > 0) await ticked.first().uncheck();
      await page.getByRole('button', { name: 'Make the prompt' }).click();
      expect(await page.locator('[name=channels][aria-invalid=true]:focus').count()).toBe(1);
      const described = (await group.getAttribute('aria-describedby')) ?? '';
      expect(described).toContain((await group.locator('[data-wrong]').getAttribute('id')) ?? 'none');
    }),
  );

  rare('an answer is told in a sentence, and stays unfolded while values change', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().prompts}/tools/emi-calculator`);
      const fold = page.locator('[data-answer] details').first();
      expect(await fold.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(false);
      await fold.locator('summary').click();
      await page.locator('[name=principal]').fill('600000');
      const lead = page.locator('[data-answer] .lead');
      const told = page.locator('.answer [role=status]');
      await expect.poll(() => told.textContent()).toContain('₹');
      expect(await told.textContent()).toBe(await lead.textContent());
      expect(await page.locator('[data-answer][aria-live]').count()).toBe(0);
      expect(await fold.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
    }),
  );

  test.each([
    ['/tools/gst-calculator', '#field-amount', '500', '777'],
    ['/prompts/rti-application-draft', '#field-authority', 'Collector', 'Tehsildar'],
  ])('what is typed on %s before the script comes is not overwritten by the draft', (path, field, kept, typed) =>
    visit(
      'small',
      async ({ page }) => {
        await page.goto(server().prompts + path);
        await page.locator(field).fill(kept);
        await expect.poll(() => page.evaluate<string>('Object.values(sessionStorage).join()')).toContain(kept);
        await page.goto(`${server().prompts}/tools`);
        const letGo = await holdUp(page, /\/assets\/(?!theme|style|icon)/);
        await page.goto(server().prompts + path, { waitUntil: 'commit' });
        await page.locator(field).fill(typed);
        letGo();
        await page.waitForLoadState('load');
        await expect.poll(() => page.locator('.answer, .preview').first().textContent()).toContain(typed);
        expect(await page.locator(field).inputValue()).toBe(typed);
      },
      { withoutServiceWorkers: true },
    ),
  );

  atBothSizes('values are kept under a name, filled in another day and deleted, by keyboard too', (size) =>
    visit(size, async ({ page, context }) => {
      const address = `${server().prompts}/prompts/disciplinary-warning-letter`;
      await page.goto(address);
      await page.getByRole('button', { name: 'Fill with the example' }).click();
      const prompt = await page.locator('[data-preview]').textContent();
      await page.getByText('Keep these values, or fill in kept ones').click();
      expect(await page.getByLabel('Kept values').isVisible()).toBe(false);
      const name = page.getByLabel('Name', { exact: true });
      await name.fill('Acme, monthly');
      await name.press('Enter');
      const said = page.locator('[data-toast]');
      await expect.poll(() => said.textContent()).toBe('Kept in this browser: Acme, monthly');
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      // Another tab has nothing typed in, and the page of a run has the same sets.
      const later = await context.newPage();
      await later.goto(`${address}/run?to=http%3A%2F%2Flocalhost%3A1%2Fv1`);
      expect(await later.locator('[data-preview]').textContent()).not.toBe(prompt);
      await later.getByText('Keep these values, or fill in kept ones').click();
      expect(await later.getByLabel('Kept values').locator('option').allTextContents()).toEqual(['Acme, monthly']);
      await later.getByRole('button', { name: 'Fill in', exact: true }).focus();
      await later.keyboard.press('Enter');
      await expect.poll(() => later.locator('[data-preview]').textContent()).toBe(prompt);
      // Nothing was in the form before, so that nothing can be brought back.
      expect(await later.getByRole('button', { name: 'Bring back what I typed' }).isVisible()).toBe(false);
      later.on('dialog', (dialog) => void dialog.accept());
      await later.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
      await expect.poll(() => later.locator('[data-toast]').textContent()).toBe('Deleted: Acme, monthly');
      expect(await later.evaluate<string>('document.activeElement.id')).toBe('set-name');
      expect(
        await later.evaluate<number>('Object.keys(localStorage).filter((key) => key.startsWith("kosh-values")).length'),
      ).toBe(0);

      // Where the browser keeps nothing, it says so and the form works.
      await later.evaluate('Storage.prototype.setItem = () => { throw new Error("refused"); }');
      await later.getByLabel('Name', { exact: true }).fill('Birla');
      await later.getByRole('button', { name: 'Keep', exact: true }).click();
      await expect.poll(() => later.locator('[data-toast]').textContent()).toContain('This browser keeps nothing');
      await later.close();
    }),
  );

  test('what is searched in the catalog before the script comes is found', () =>
    visit('small', async ({ page }) => {
      const letGo = await holdUp(page, /\/catalog/);
      await page.goto(`${server().prompts}/`, { waitUntil: 'commit' });
      await page.getByLabel('What do you need done?').fill('warning letter');
      letGo();
      await expect.poll(() => page.url()).toContain('q=warning+letter');
      await expect.poll(() => page.locator('.card h3').first().textContent()).toContain('Warning Letter');
    }));

  test('what was typed into a calculator survives a reload, another page and another language', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().prompts}/tools/tds-calculator`);
      const answer = page.locator('[data-answer] .lead');
      const box = page.locator('[data-tool-form] input[type=checkbox]').first();
      const amount = page.locator('[data-tool-form] input[inputmode=decimal]').first();
      const atFirst = await answer.textContent();
      const ticked = await box.isChecked();
      await box.setChecked(!ticked);
      await expect.poll(() => answer.textContent()).not.toBe(atFirst);
      const ofBox = await answer.textContent();
      // Also what was typed right before the page is left.
      await amount.fill('4321000');
      const isKept = async (): Promise<void> => {
        await expect.poll(() => amount.inputValue()).toBe('4321000');
        expect(await box.isChecked()).toBe(!ticked);
      };
      await page.reload();
      await isKept();
      await expect.poll(() => answer.textContent()).not.toBe(ofBox);
      await page.goto(`${server().prompts}/calculators`);
      await page.goBack();
      await isKept();
      await page.getByRole('link', { name: 'हिंदी' }).click();
      await page.waitForURL(/lang=hi/);
      await isKept();
      // What an address says comes first, and the start is the start again.
      await page.goto(`${server().prompts}/tools/tds-calculator?${await amount.getAttribute('name')}=55`);
      expect(await amount.inputValue()).toBe('55');
      await page.goto(`${server().prompts}/tools/tds-calculator`);
      await isKept();
      await page.getByRole('button', { name: 'Back to the start' }).click();
      await page.reload();
      await expect.poll(() => answer.textContent()).toBe(atFirst);
    }));

  rare('a calculator that could not load the tariff says so, and works it out when it can', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        await context.route('**/*.bin', (route) => route.abort());
        await page.goto(`${server().prompts}/tools/hsn-code-lookup`);
        const answer = page.locator('[data-answer]');
        // What the server worked out is right for the values that it was given.
        const first = await answer.locator('.lead').textContent();
        await page.waitForLoadState('networkidle');
        expect(await answer.locator('.lead').textContent()).toBe(first);
        await page.locator('[name=query]').fill('paneer');
        await expect.poll(() => answer.textContent()).toContain('could not be loaded');
        await context.unroute('**/*.bin');
        await page.getByRole('button', { name: 'Work it out' }).click();
        await expect.poll(() => answer.textContent(), { timeout: 60_000 }).toContain('0406');
      },
      { expects: /ERR_FAILED/ },
    ),
  );

  test('what a calculator has written is copied as it stands', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().prompts}/tools/json-formatter`);
      await page.locator('[data-copy-from]').click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toBe('Copied');
      const written = await page.locator('#output-0').textContent();
      expect(written).toContain('"');
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(written);
    }));

  rare('ways in, India first, copy on a card, favourites that stay', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().prompts}/`);
      expect(await page.locator('.card').first().locator('.tag').count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      const title = await page.locator('.card h3').first().textContent();
      await page.getByRole('button', { name: `Copy the template of ${title}` }).click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toBe('Template copied');
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('{{');
      await page.getByRole('button', { name: `Keep ${title} as a favourite` }).click();
      await page.reload();
      expect(await page.locator('[data-favourites] a').allTextContents()).toEqual([title]);
      expect(await page.locator('.ways a').count()).toBe(6);
      await page.getByRole('link', { name: 'I work in HR' }).click();
      await page.waitForURL(/role=hr-manager/);
      expect(await page.locator('[data-catalog-head] summary').textContent()).toBe('Only: HR Manager');
      expect(await page.locator('.ways').count()).toBe(0);
      await page.getByRole('link', { name: 'Show all prompts' }).click();
      expect(await page.locator('.ways a').count()).toBe(6);
    }),
  );

  test('a question about a tax rate leads to the code finder; of what nothing is about, the nearest is shown', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().prompts}/?q=gst+rate+on+cement`);
      expect(await page.locator('.card').count()).toBe(0);
      expect(await page.locator('[data-results] .notice').textContent()).toContain('ask the code finder');
      await page.goto(`${server().prompts}/?q=income+tax+rate`);
      expect(await page.locator('[data-results] .notice').textContent()).toContain('nearest');
      expect(await page.locator('.cards').first().locator('.card').count()).toBe(6);
      await page.goto(`${server().prompts}/?q=gst+notice+reply`);
      expect(await page.locator('[data-results] .notice').count()).toBe(0);
      expect(await page.locator('.card').count()).toBeGreaterThan(6);
    }));

  atBothSizes('fill in, preview, copy, download', (size) =>
    visit(size, async ({ page }) => {
      const [prompt] = await search('q=disciplinary%20warning&limit=1');
      await page.goto(`${server().prompts}/prompts/${prompt?.slug}`);
      await page.getByRole('button', { name: 'Make the prompt' }).click();
      // The first field that is wrong has the focus and says why.
      const named = await page.evaluate<string>('document.activeElement.name');
      expect(await page.locator(`[data-wrong="${named}"]`).textContent()).toContain('is required');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Fill with the example' }).click();
      await expect.poll(() => page.locator('[data-missing]').textContent()).toBe('Ready to copy.');
      const text = await page.locator('[data-preview]').textContent();
      expect(text).not.toContain('{{');
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(text);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${prompt?.slug}.txt`);
      expect((await readFile(await file.path(), 'utf8')).trim()).toBe(text);
      // Either the chats are linked with the whole text, or the page says that it is too long and copied.
      expect(await page.locator('[data-chat-link]').allTextContents()).toEqual([
        ...['Claude', 'ChatGPT', 'Gemini', 'Copilot', 'Perplexity'],
      ]);
      const isLong = await page.locator('[data-chat-long]').isVisible();
      expect(await page.locator('[data-chat-link*="claude"]').getAttribute('href')).toMatch(isLong ? /new$/ : /\?q=./);
      const address = await page.locator('[data-chat-link]').first().getAttribute('href');
      expect((address ?? '').length).toBeLessThanOrEqual(4000);
    }),
  );

  test('what was typed comes back after the example or after clearing, a reload between them', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().prompts}/prompts/section-138-cheque-bounce-notice`);
      const field = page.locator('[data-prompt-form] textarea').first();
      const back = page.getByRole('button', { name: 'Bring back what I typed' });
      expect(await back.isVisible()).toBe(false);
      await field.fill('Cheque 123456 of 1 June');
      for (const button of ['Fill with the example', 'Clear']) {
        await page.getByRole('button', { name: button }).click();
        await back.waitFor();
        expect(await field.inputValue()).not.toBe('Cheque 123456 of 1 June');
        await page.reload();
        await back.click();
        expect(await field.inputValue()).toBe('Cheque 123456 of 1 June');
        expect(await page.locator('[data-preview]').textContent()).toContain('Cheque 123456 of 1 June');
      }
      await page.goto(`${server().prompts}/tools/gst-calculator`);
      const amount = page.getByLabel('Amount', { exact: false }).first();
      await amount.fill('4321');
      await page.getByRole('button', { name: 'Back to the start' }).click();
      await back.click();
      expect(await amount.inputValue()).toBe('4321');
    }));

  test('the filled prompt is what the service renders, by keyboard and without scripts', () =>
    visit(
      'desktop',
      async ({ page }) => {
        const prompts = await search('limit=100');
        const short = prompts.find(({ fields }) =>
          fields.every(({ type, required }) => !required || type === 'text' || type === 'textarea'),
        );
        await page.goto(`${server().prompts}/tools/${short?.slug}`);
        const values: Record<string, string> = {};
        for (const { name, required } of short?.fields ?? []) {
          if (!required) continue;
          values[name] = `value of ${name}`;
          await page.locator(`[name="${name}"]`).fill(values[name]);
        }
        await page.getByRole('button', { name: 'Make the prompt' }).focus();
        const [sent] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          page.keyboard.press('Enter'),
        ]);
        expect(sent.headers()['cache-control']).toBe('no-store');
        await page.waitForLoadState();
        await expect.poll(() => page.url()).not.toContain('?');
        const response = await fetch(`${server().prompts}/api/prompts/${short?.slug}/render`, {
          method: 'POST',
          body: JSON.stringify({ values }),
        });
        const { prompt } = (await response.json()) as { prompt: string };
        expect((await page.locator('[data-preview]').textContent())?.trim()).toBe(prompt);
      },
      { javaScript: false },
    ));

  rare('a half-filled prompt is neither copied nor told in names of the program', () =>
    visit('desktop', async ({ page }) => {
      const [prompt] = await search('q=disciplinary%20warning&limit=1');
      const required = prompt?.fields.filter((field) => field.required) ?? [];
      await page.goto(`${server().prompts}/prompts/${prompt?.slug}`);
      await page.evaluate("navigator.clipboard.writeText('before')");
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toContain('fill in or correct');
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe('before');
      for (const { name } of required) {
        const said = await page.locator(`[data-wrong="${name}"]`).textContent();
        if (said !== '') expect(said).not.toContain(`(${name})`);
      }
      expect(await page.evaluate<string>('document.activeElement.name')).toBe(required[0]?.name);
    }),
  );

  rare('a form sent empty without scripts says what is missing, and shows no template as the prompt', () =>
    visit(
      'desktop',
      async ({ page }) => {
        const [prompt] = await search('q=disciplinary%20warning&limit=1');
        await page.goto(`${server().prompts}/prompts/${prompt?.slug}`);
        for (const field of await page.locator('[data-prompt-form] select[name]').all()) await field.selectOption('');
        await page.getByRole('button', { name: 'Make the prompt' }).click();
        await page.getByRole('alert').waitFor();
        expect(await page.getByRole('alert').textContent()).toContain('is required.');
        expect(await page.getByRole('alert').textContent()).not.toMatch(/\([a-z_]+\) is required/);
        expect(await page.locator('[data-preview]').isVisible()).toBe(false);
      },
      { javaScript: false },
    ),
  );

  test('what was typed survives a reload in this tab, and is gone when it is cleared', () =>
    visit('desktop', async ({ page }) => {
      const [prompt] = await search('q=disciplinary%20warning&limit=1');
      await page.goto(`${server().prompts}/prompts/${prompt?.slug}`);
      await page.getByRole('button', { name: 'Fill with the example' }).click();
      const long = page.locator('[data-prompt-form] textarea').first();
      await long.fill('Typed by hand\n---\n## New instructions');
      const typed = await page.locator('[data-preview]').textContent();
      expect(typed).toContain('----\nTyped by hand\n---\n');
      await page.reload();
      await expect.poll(() => page.locator('[data-preview]').textContent()).toBe(typed);
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.reload();
      expect(await long.inputValue()).toBe('');
    }));

  test.each(['tds-calculator', 'income-tax-slab-calculator', 'epf-esi-contribution-calculator'])(
    'a link to %s keeps every box as it was',
    (slug) =>
      visit('desktop', async ({ page }) => {
        await page.goto(`${server().prompts}/tools/${slug}`);
        const answer = page.locator('[data-answer] .lead');
        await answer.waitFor();
        const boxes = page.locator('.field > .check input[type=checkbox]');
        const before = await answer.textContent();
        const ticks = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
        for (const box of await boxes.all()) await box.click();
        const changed = await ticks();
        expect(changed).toContain(false);
        if (slug === 'tds-calculator') await expect.poll(() => answer.textContent()).not.toBe(before);
        await page.waitForTimeout(200);
        const said = await answer.textContent();
        await page.getByRole('button', { name: 'Copy link' }).click();
        await page.goto(await page.evaluate<string>('navigator.clipboard.readText()'));
        expect(await ticks()).toEqual(changed);
        await expect.poll(() => answer.textContent()).toBe(said);
      }),
  );

  test('a link to a tool takes along what was typed, and nothing of it is sent', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().prompts}/prompts/section-138-cheque-bounce-notice`);
      await page.getByRole('button', { name: 'Fill with the example' }).click();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.locator('[data-hands]', { hasText: 'Limitation' }).click();
      await page.locator('[data-answer] .lead').waitFor();
      expect(await page.locator('[name=event_date]').inputValue()).toBe('2026-10-20');
      expect(await page.locator('[name=matter]').inputValue()).toBe('Dishonoured cheque (section 138)');
      expect(asked.filter((url) => url.includes('2026-10-20') && !url.includes('#'))).toEqual([]);
      await expect.poll(() => page.url()).not.toContain('2026');
    }));

  rare('every page of a prompt or tool that the catalog names exists', async () => {
    const response = await fetch(`${server().prompts}/api/meta`);
    const meta = (await response.json()) as {
      tools: { url: string; prompt_url: string }[];
      calculators: { url: string }[];
    };
    const addresses = [
      ...meta.tools.flatMap(({ url, prompt_url: page }) => [url, page]),
      ...meta.calculators.map(({ url }) => url),
    ];
    const missing: string[] = [];
    for (const address of addresses) {
      const { status } = await fetch(address, { method: 'HEAD', headers: { Accept: 'text/html' } });
      if (status !== 200) missing.push(`${address} ${status}`);
    }
    expect(missing).toEqual([]);
  });

  rare(
    'every tool that computes answers its own example',
    () =>
      visit(
        'desktop',
        async ({ page, errors }) => {
          const response = await fetch(`${server().prompts}/api/meta`);
          const { calculators } = (await response.json()) as { calculators: { url: string }[] };
          expect(calculators.length).toBeGreaterThan(0);
          const seen = new Set<string>();
          for (const { url } of calculators) {
            await page.goto(url);
            // The server has worked it out already: what counts here is what the page does.
            await page.evaluate("document.querySelector('[data-answer]').textContent = ''");
            await page.getByRole('button', { name: 'Back to the start' }).click();
            await expect
              .poll(() => page.locator('[data-answer] .lead').count(), { message: url, timeout: 60_000 })
              .toBe(1);
            // One form of each make-up: those that have the same kinds of fields are laid out alike.
            const kinds = await page.evaluate<string>(KINDS_OF_FIELDS);
            if (!seen.has(kinds)) expect(await axeViolations(page), url).toEqual([]);
            seen.add(kinds);
            expect(errors, url).toEqual([]);
          }
          expect(seen.size).toBeGreaterThan(3);
        },
        {},
      ),
    300_000,
  );

  atBothSizes('GST worked out while typing', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().prompts}/tools/gst-calculator`);
      await page.getByLabel('The amount is').selectOption('without GST');
      await page.getByLabel('Amount', { exact: false }).first().fill('1000');
      await expect.poll(() => page.locator('[data-answer]').textContent()).toContain('₹1,180');
      await page.getByLabel('Amount', { exact: false }).first().fill('a lot');
      await expect.poll(() => page.locator('[data-wrong=amount]').textContent()).toContain('must be a number');
    }),
  );

  test('GST worked out while typing, in Hindi', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().prompts}/tools/gst-calculator?lang=hi`);
      await page.locator('#field-mode').selectOption('बिना GST');
      await page.locator('#field-amount').fill('1000');
      await expect
        .poll(() => page.locator('[data-answer] .lead').textContent())
        .toBe('कर योग्य मूल्य ₹1,000, GST ₹180, कुल ₹1,180।');
      await page.locator('#field-amount').fill('a lot');
      await expect.poll(() => page.locator('[data-wrong=amount]').textContent()).toContain('संख्या होनी चाहिए');
    }));

  test('GST worked out by the server, without scripts', () =>
    visit(
      'phone',
      async ({ page }) => {
        await page.goto(`${server().prompts}/tools/gst-calculator`);
        // The States are left out, so it is a supply within one.
        expect(await page.locator('[data-answer]').textContent()).toMatch(/CGST.*₹900/);
        expect(await page.locator('.lead').first().textContent()).not.toContain('paise');
        await page.getByLabel('Amount', { exact: false }).first().fill('2,000');
        await page.getByLabel('The amount is').selectOption('without GST');
        await page.getByRole('button', { name: 'Work it out' }).click();
        expect(await page.locator('[data-answer]').textContent()).toContain('₹2,360');
        expect(await page.getByLabel('Amount', { exact: false }).first().inputValue()).toBe('2,000');
        expect(await overflow(page)).toBe(0);
        await page.getByLabel('Amount', { exact: false }).first().fill('a lot');
        await page.getByRole('button', { name: 'Work it out' }).click();
        expect(await page.locator('[data-answer]').textContent()).toMatch(
          /One value is missing or wrong\..*must be a number/,
        );
      },
      { javaScript: false },
    ));
});
