// Pages of a list by an opaque cursor, as MCP lists are read.
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** A page and the cursor of the next one, absent on the last page. */
export function pageOf<Item>(
  items: readonly Item[],
  cursor: string | undefined,
  size: number,
): { readonly page: Item[]; readonly nextCursor?: string } {
  const from = cursor === undefined ? 0 : positionOf(cursor);
  if (from === undefined || from % size !== 0 || (from > 0 && from >= items.length)) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `The cursor ${JSON.stringify(cursor)} is not one of this list; begin again without a cursor.`,
    );
  }
  const to = from + size;
  return { page: items.slice(from, to), ...(to < items.length && { nextCursor: cursorOf(to) }) };
}

const cursorOf = (position: number): string => btoa(`kosh:${position}`);

function positionOf(cursor: string): number | undefined {
  try {
    const digits = /^kosh:(\d{1,6})$/.exec(atob(cursor))?.[1];
    return digits === undefined ? undefined : Number(digits);
  } catch {
    return undefined;
  }
}
