import type { Report } from './watch-page.ts';

type What = Report['what'];

interface Wait {
  readonly what: What;
  readonly resolve: (report: Report) => void;
}

/** The reports of one tab, kept until the next navigation or tap forgets them. */
export class PageReports {
  #reports: Report[] = [];
  #waits: Wait[] = [];

  add(text: string): void {
    const report = JSON.parse(text) as Report;
    this.#reports.push(report);
    for (const { what, resolve } of this.#waits) if (what === report.what) resolve(report);
    this.#waits = this.#waits.filter(({ what }) => what !== report.what);
  }

  /** Forgets reports of this kind, or all. */
  forget(what?: What): void {
    this.#reports = what ? this.#reports.filter((report) => report.what !== what) : [];
  }

  /** Returns the report, which may have come already; null after `patience` milliseconds without it. */
  async next<W extends What>(what: W, patience: number): Promise<Extract<Report, { what: W }> | null> {
    const { promise, resolve } = Promise.withResolvers<Report | null>();
    const known = this.#reports.find((report) => report.what === what);
    if (known) resolve(known);
    else this.#waits.push({ what, resolve });
    const timer = setTimeout(() => resolve(null), patience);
    try {
      return (await promise) as Extract<Report, { what: W }> | null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Like `next`, but rejects if the report does not come. */
  async await<W extends What>(what: W, patience: number): Promise<Extract<Report, { what: W }>> {
    const report = await this.next(what, patience);
    if (report === null) throw new Error(`the page was not ${what} within ${patience / 1000} s`);
    return report;
  }
}
