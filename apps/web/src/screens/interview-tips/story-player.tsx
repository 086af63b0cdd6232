import type { VideoTip } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, IconButton } from '@nukkad/ui';
import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { type ReadAlong, useReadAlong } from '../../features/speech/use-read-along.ts';
import { hasVoice } from '../../features/speech/voice.ts';
import { pictureUrl } from '../../lib/files/picture-url.ts';

/** Plays a story: shows its captions one by one and reads them aloud with the device's speech synthesis. */
export function StoryPlayer({ video }: { readonly video: VideoTip }) {
  const t = useT('reading');
  const common = useT('common');
  const language = useLanguage();
  const story = useReadAlong(video.captions, language);
  const total = video.captions.length;
  return (
    <div className="story">
      <img src={pictureUrl(video.image)} alt="" width={320} height={200} />
      <p className="story__caption" aria-live={story.isPlaying ? 'off' : 'polite'}>
        {video.captions[story.at]}
      </p>
      <progress className="story__progress" max={total} value={story.at + 1} aria-hidden />
      <StoryKeys story={story} total={total} />
      <p className="story__place">{common('slide', { number: story.at + 1, total })}</p>
      {!hasVoice(language) && <p className="story__silent">{t('player.silent')}</p>}
    </div>
  );
}

function StoryKeys({ story, total }: { readonly story: ReadAlong; readonly total: number }) {
  const t = useT('reading');
  const common = useT('common');
  const playKey = story.isAtEnd ? 'again' : 'play';
  const key = story.isPlaying ? 'pause' : playKey;
  const Icon = { pause: Pause, again: RotateCcw, play: Play }[key];
  return (
    <div className="story__keys">
      <IconButton
        label={common('previous')}
        icon={<ChevronLeft size={24} />}
        disabled={story.at === 0}
        onClick={() => story.goTo(story.at - 1)}
      />
      <Button icon={<Icon aria-hidden size={20} />} onClick={story.isPlaying ? story.pause : story.play}>
        {t(`player.${key}`)}
      </Button>
      <IconButton
        label={common('next')}
        icon={<ChevronRight size={24} />}
        disabled={story.at === total - 1}
        onClick={() => story.goTo(story.at + 1)}
      />
    </div>
  );
}
