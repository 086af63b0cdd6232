/** The selected tab and category of tips, as stored in the URL. */
export interface TipPlace {
  readonly tab: 'interview' | 'video';
  /** The index of the category, starting at 0. */
  readonly topic: number;
}

const TOPICS_MAX = 99;

/** Reads the tab and the category from query parameters. Invalid values give the first ones. */
export function readTipPlace(params: URLSearchParams): TipPlace {
  const topic = Number(params.get('topic') ?? '1') - 1;
  const isTopic = Number.isInteger(topic) && topic >= 0 && topic < TOPICS_MAX;
  return { tab: params.get('tab') === 'video' ? 'video' : 'interview', topic: isTopic ? topic : 0 };
}

/** Writes the tab and the category into query parameters, except the defaults. */
export function writeTipPlace({ tab, topic }: TipPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (tab === 'video') params.set('tab', tab);
  if (topic > 0) params.set('topic', String(topic + 1));
  return params;
}

/** Returns the address of a tab and category, for sharing. */
export function tipAddress(place: TipPlace): string {
  const query = writeTipPlace(place).toString();
  return `/interviewtips${query && `?${query}`}`;
}
