// Wall-clock time of a zone and back, by the time zone data of the runtime.

export interface WallTime {
  /** ISO date. */
  readonly day: string;
  readonly hour: number;
  readonly minute: number;
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export class Zone {
  readonly #format: Intl.DateTimeFormat;

  constructor(name: string) {
    this.#format = new Intl.DateTimeFormat('en-CA', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  }

  wallTime(instant: number): WallTime {
    const parts = new Map(this.#format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
      hour: Number(parts.get('hour')),
      minute: Number(parts.get('minute')),
    };
  }

  /** The first instant with this wall time; undefined when clocks jump over it. */
  instantOf(wall: WallTime): number | undefined {
    const asUtc = Date.parse(`${wall.day}T00:00:00Z`) + (wall.hour * 60 + wall.minute) * 60_000;
    const offsets = [-86_400_000, 86_400_000].map((shift) => this.#offset(asUtc + shift));
    const instants = offsets.map((offset) => asUtc - offset).sort((a, b) => a - b);
    return instants.find((instant) => {
      const back = this.wallTime(instant);
      return back.day === wall.day && back.hour === wall.hour && back.minute === wall.minute;
    });
  }

  #offset(instant: number): number {
    const { day, hour, minute } = this.wallTime(instant);
    const wall = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
    return wall - Math.floor(instant / 60_000) * 60_000;
  }
}
