/** The name of a job's occupation in the reader's language, if the employer's title does not contain it. */
export function workBeside(title: string, work: string | undefined): string | undefined {
  return work && !title.toLowerCase().includes(work.toLowerCase()) ? work : undefined;
}

/** The title, after the name of the occupation if needed: "वेटर · Waiter". */
export function titleWithWork(title: string, work: string | undefined): string {
  const beside = workBeside(title, work);
  return beside ? `${beside} · ${title}` : title;
}
