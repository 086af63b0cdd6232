/** Returns the occupation's name to show next to the title; undefined if the title already contains it. */
export function workBeside(title: string, work: string | undefined): string | undefined {
  return work && !title.toLowerCase().includes(work.toLowerCase()) ? work : undefined;
}

/** Returns the title, preceded by the occupation's name if the title does not contain it: "वेटर · Waiter". */
export function titleWithWork(title: string, work: string | undefined): string {
  const beside = workBeside(title, work);
  return beside ? `${beside} · ${title}` : title;
}
