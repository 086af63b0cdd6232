import type { VideoTip } from '@nukkad/contract';
import { outsideVideoAddresses } from '@nukkad/domain/outside-video.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useIsOnline } from '../../lib/connection/use-is-online.ts';

/** YouTube's player without cookies. It loads only after a click, and always shows a link to the video's page. */
export function OutsidePlayer({ video }: { readonly video: VideoTip }) {
  const t = useT('reading');
  const common = useT('common');
  const isOnline = useIsOnline();
  const { player, page } = outsideVideoAddresses(video.id, useLanguage());
  return (
    <div className="story">
      {isOnline && (
        <iframe
          className="story__frame"
          src={player}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <p className="story__place">{t('player.outside')}</p>
      <LinkButton variant="secondary" href={page} target="_blank" rel="noopener noreferrer">
        {t('player.openOutside')} <span className="nk-hidden">({common('opensNewTab')})</span>
      </LinkButton>
    </div>
  );
}
