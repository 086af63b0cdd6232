/** YouTube's player without cookies, which pages show in a frame. */
export const OUTSIDE_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** How YouTube calls a video. */
export const OUTSIDE_VIDEO_ID = /^[\w-]{11}$/;

interface Video {
  readonly id: string;
  readonly captions: readonly string[];
}

/** Whether a tip is a video of YouTube: our own stories are told by their captions, which such a one has not. */
export function isOutsideVideo({ id, captions }: Video): boolean {
  return captions.length === 0 && OUTSIDE_VIDEO_ID.test(id);
}

/** Its player, which sets no cookie before it plays, and its page. */
export function outsideVideoAddresses(id: string, language: string): { player: string; page: string } {
  const options = new URLSearchParams({ autoplay: '1', rel: '0', hl: language });
  return {
    player: `${OUTSIDE_PLAYER_ORIGIN}/embed/${id}?${options}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}
