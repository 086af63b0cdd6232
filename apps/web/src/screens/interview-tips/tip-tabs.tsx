import { useT } from '@nukkad/i18n/react.ts';
import { TabPanel, Tabs } from '@nukkad/ui';
import { useSearchParams } from 'react-router-dom';
import { InterviewTips } from './interview-tips.tsx';
import { readTipPlace, type TipPlace, writeTipPlace } from './tip-place.ts';
import { VideoTips } from './video-tips.tsx';

const ID = 'tips';

/** The two tabs. The current tab and its category are stored in the address. */
export function TipTabs() {
  const t = useT('reading');
  const [params, setParams] = useSearchParams();
  const place = readTipPlace(params);
  const show = (next: TipPlace) =>
    setParams(writeTipPlace(next), { replace: true, preventScrollReset: true });
  const choose = (topic: number) => show({ ...place, topic });
  return (
    <div className="tips">
      <Tabs
        id={ID}
        label={t('tips.tabs')}
        items={[
          { key: 'interview', label: t('tips.interview') },
          { key: 'video', label: t('tips.video') },
        ]}
        value={place.tab}
        onChange={(tab) => show({ tab, topic: 0 })}
      />
      <TabPanel id={ID} value={place.tab}>
        {place.tab === 'interview' ? (
          <InterviewTips topic={place.topic} onTopic={choose} />
        ) : (
          <VideoTips topic={place.topic} onTopic={choose} />
        )}
      </TabPanel>
    </div>
  );
}
