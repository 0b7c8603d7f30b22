// The page of rate changes, and the same changes as files that programs fetch: CSV, Atom, a calendar.
import { onceInSteps } from '../../steps/once.ts';
import type { Steps } from '../../steps/steps.ts';
import type { Tariff } from '../../tariff/index.ts';
import { ATOM_TYPE } from '../site/atom.ts';
import { type PageEntry, page, type Shown, type Visit } from '../site/pageRoutes.ts';
import { wantsHtml } from '../site/send.ts';
import { CALENDAR_TYPE, CSV_TYPE, changesAtom, changesCalendar, changesCsv, type FeedPlace } from './changesFeeds.ts';
import { changesPage } from './changesPage.ts';
import { wrongChanges } from './programTexts.ts';
import {
  changesProblem,
  changesSearch,
  fittingChanges,
  itemChanges,
  type RateChange,
  readChangesQuery,
} from './rateChanges.ts';

export function changesEntries(tariff: Tariff, today: () => string): readonly PageEntry[] {
  const allChanges = onceInSteps(() => itemChanges(tariff));

  const shown = ({ site, query: parameters }: Visit): Shown => {
    const query = readChangesQuery(parameters);
    if (changesProblem(tariff, query, site.texts) !== undefined) {
      return { passing: () => ({ ...changesPage(tariff, [], query, site, today()), status: 400 }) };
    }
    return {
      address: `/changes${changesSearch(query)}`,
      *make() {
        return changesPage(tariff, yield* allChanges(), query, site, today());
      },
    };
  };

  /**
   * The changes that are asked for, in a form for programs. A question that cannot be answered is refused as by the API;
   * who follows the link of a page gets the page.
   */
  const feed = (
    ending: string,
    show: (found: () => Steps<readonly RateChange[]>, place: FeedPlace, address: string) => Shown,
  ): PageEntry => ({
    path: `/changes.${ending}`,
    addresses: () => [],
    show({ site, query: parameters, request }) {
      const query = { ...readChangesQuery(parameters), move: '', page: 1 };
      if (changesProblem(tariff, query, site.texts) !== undefined) {
        if (!wantsHtml(request)) throw wrongChanges(query);
        return { passing: () => ({ ...changesPage(tariff, [], query, site, today()), status: 400 }) };
      }
      const found = function* () {
        return fittingChanges(tariff, yield* allChanges(), query, today());
      };
      return show(found, { baseUrl: site.baseUrl, query }, `/changes.${ending}${changesSearch(query)}`);
    },
  });

  const feedFile =
    (contentType: string, write: typeof changesAtom): Parameters<typeof feed>[1] =>
    (found, place, address) => ({
      address,
      contentType,
      *make() {
        return write(tariff, yield* found(), place);
      },
    });

  return [
    page('/changes', shown),
    feed('csv', (found, _, address) => ({
      address,
      contentType: CSV_TYPE,
      *list() {
        return changesCsv(tariff, yield* found());
      },
    })),
    feed('atom', feedFile(ATOM_TYPE, changesAtom)),
    feed('ics', feedFile(CALENDAR_TYPE, changesCalendar)),
  ];
}
