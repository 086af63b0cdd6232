/** Which tips the address shows. */
export interface TipPlace {
  readonly tab: 'interview' | 'video';
  /** Index of the category, from 0. */
  readonly topic: number;
}

const TOPICS_MAX = 99;

/** Reads the place from an address; what does not make sense is the first tab and topic. */
export function readTipPlace(params: URLSearchParams): TipPlace {
  const topic = Number(params.get('topic') ?? '1') - 1;
  const isTopic = Number.isInteger(topic) && topic >= 0 && topic < TOPICS_MAX;
  return { tab: params.get('tab') === 'video' ? 'video' : 'interview', topic: isTopic ? topic : 0 };
}

/** Writes it, leaving out what is first anyway. */
export function writeTipPlace({ tab, topic }: TipPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (tab === 'video') params.set('tab', tab);
  if (topic > 0) params.set('topic', String(topic + 1));
  return params;
}

/** The address that shows these tips, for sharing. */
export function tipAddress(place: TipPlace): string {
  const query = writeTipPlace(place).toString();
  return `/interviewtips${query && `?${query}`}`;
}
