import type { VideoTip } from '@nukkad/contract';
import { isOutsideVideo } from '@nukkad/domain/outside-video.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Card, Carousel, Modal } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { videoTipsQuery } from '../../features/reading/reading-queries.ts';
import { pictureUrl } from '../../lib/files/picture-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { ShareMenu } from '../../lib/share/share-menu.tsx';
import { OutsidePlayer } from './outside-player.tsx';
import { StoryPlayer } from './story-player.tsx';
import { tipAddress } from './tip-place.ts';
import { TopicPills } from './topic-pills.tsx';

interface VideoTipsProps {
  readonly topic: number;
  readonly onTopic: (topic: number) => void;
}

/** Stories and videos by category. One at a time can be open. */
export function VideoTips({ topic, onTopic }: VideoTipsProps) {
  const pageAddress = usePageAddress();
  const query = useQuery(videoTipsQuery(useServices(), useLanguage()));
  const [watched, setWatched] = useState<VideoTip | null>(null);
  const url = pageAddress(tipAddress({ tab: 'video', topic }));
  return (
    <QueryParts query={query} skeleton={<PageSkeleton cards={2} />}>
      {(categories) => (
        <TopicPills categories={categories} topic={topic} onTopic={onTopic}>
          {({ name, videos }) => (
            <>
              <Carousel key={name} label={name}>
                {videos.map((video) => (
                  <VideoCard key={video.id} video={video} url={url} onWatch={() => setWatched(video)} />
                ))}
              </Carousel>
              <Modal isOpen={watched !== null} onClose={() => setWatched(null)} title={watched?.title ?? ''}>
                {watched && <Player video={watched} />}
              </Modal>
            </>
          )}
        </TopicPills>
      )}
    </QueryParts>
  );
}

function Player({ video }: { readonly video: VideoTip }) {
  return isOutsideVideo(video) ? <OutsidePlayer video={video} /> : <StoryPlayer video={video} />;
}

interface VideoCardProps {
  readonly video: VideoTip;
  readonly url: string;
  readonly onWatch: () => void;
}

function VideoCard({ video, url, onWatch }: VideoCardProps) {
  const t = useT('reading');
  return (
    <Card as="article" className="tip-card">
      <img src={pictureUrl(video.image)} alt="" width={320} height={200} loading="lazy" />
      <div className="tip-card__head">
        <h2>{video.title}</h2>
        <ShareMenu
          isIcon
          label={t('tips.share')}
          title={t('tips.shareText', { title: video.title })}
          url={url}
        />
      </div>
      <p className="tip-card__length">
        {isOutsideVideo(video) ? t('tips.outside') : t('tips.length', { count: video.captions.length })}
      </p>
      <Button icon={<Play aria-hidden size={20} />} onClick={onWatch}>
        {t(isOutsideVideo(video) ? 'tips.play' : 'tips.watch')}
      </Button>
    </Card>
  );
}
