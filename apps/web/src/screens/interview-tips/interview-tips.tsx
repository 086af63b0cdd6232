import type { InterviewTip } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Card, Carousel } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { interviewTipsQuery } from '../../features/reading/reading-queries.ts';
import { pictureUrl } from '../../lib/files/picture-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useServices } from '../../lib/services.ts';
import { ShareMenu } from '../../lib/share/share-menu.tsx';
import { tipAddress } from './tip-place.ts';
import { TopicPills } from './topic-pills.tsx';

interface InterviewTipsProps {
  readonly topic: number;
  readonly onTopic: (topic: number) => void;
}

/** Written tips by category, as cards in a carousel. */
export function InterviewTips({ topic, onTopic }: InterviewTipsProps) {
  const pageAddress = usePageAddress();
  const query = useQuery(interviewTipsQuery(useServices(), useLanguage()));
  const url = pageAddress(tipAddress({ tab: 'interview', topic }));
  return (
    <QueryParts query={query} skeleton={<PageSkeleton cards={2} />}>
      {(categories) => (
        <TopicPills categories={categories} topic={topic} onTopic={onTopic}>
          {({ id, name, tips }) => (
            <Carousel key={id} label={name}>
              {tips.map((tip) => (
                <TipCard key={tip.title} tip={tip} url={url} />
              ))}
            </Carousel>
          )}
        </TopicPills>
      )}
    </QueryParts>
  );
}

function TipCard({ tip, url }: { readonly tip: InterviewTip; readonly url: string }) {
  const t = useT('reading');
  return (
    <Card as="article" className="tip-card">
      <img src={pictureUrl(tip.image)} alt="" width={320} height={200} loading="lazy" />
      <div className="tip-card__head">
        <h2>{tip.title}</h2>
        <ShareMenu
          isIcon
          label={t('tips.share')}
          title={t('tips.shareText', { title: tip.title })}
          url={url}
        />
      </div>
      <ul className="tip-card__points">
        {tip.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
