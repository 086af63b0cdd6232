/** What a job's work is called in the reader's language, where the title that the poster wrote does not say it. */
export function workBeside(title: string, work: string | undefined): string | undefined {
  return work && !title.toLowerCase().includes(work.toLowerCase()) ? work : undefined;
}

/** The title with the work's name before it ("वेटर · Waiter"). */
export function titleWithWork(title: string, work: string | undefined): string {
  const beside = workBeside(title, work);
  return beside ? `${beside} · ${title}` : title;
}
