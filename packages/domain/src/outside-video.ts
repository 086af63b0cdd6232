/** YouTube's player without cookies, which pages embed in a frame. */
export const OUTSIDE_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** The format of YouTube's video ids. */
export const OUTSIDE_VIDEO_ID = /^[\w-]{11}$/;

interface Video {
  readonly id: string;
  readonly captions: readonly string[];
}

/** Whether a video tip is a YouTube video. These have no captions, unlike the picture stories of this site. */
export function isOutsideVideo({ id, captions }: Video): boolean {
  return captions.length === 0 && OUTSIDE_VIDEO_ID.test(id);
}

/** URLs of a YouTube video: its player, which sets no cookies before playing, and its page. */
export function outsideVideoAddresses(id: string, language: string): { player: string; page: string } {
  const options = new URLSearchParams({ autoplay: '1', rel: '0', hl: language });
  return {
    player: `${OUTSIDE_PLAYER_ORIGIN}/embed/${id}?${options}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}
