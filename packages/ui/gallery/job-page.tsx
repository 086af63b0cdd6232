import { CHECK_KINDS } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react';
import { Bookmark, Flag, GraduationCap, MapPin, Phone, Share2, Users, Volume2, Wallet } from 'lucide-react';
import {
  ActionBar,
  Avatar,
  Button,
  Card,
  FactsTable,
  Highlight,
  IconButton,
  Notice,
  PillList,
  SectionTitle,
  TermPictogram,
  TickList,
  Timeline,
  TopBar,
} from '../src/index.ts';
import { SAMPLE_JOBS } from './sample-jobs.ts';

export function JobPage() {
  const t = useT('jobs');
  const detail = useT('job');
  const common = useT('common');
  const language = useLanguage();
  const format = useFormat();
  const [job] = SAMPLE_JOBS;
  if (!job) return null;
  return (
    <div className="nk-page nk-page--text">
      <TopBar
        onBack={() => history.back()}
        backLabel={common('back')}
        actions={
          <>
            <IconButton label={t('share')} icon={<Share2 size={22} />} />
            <IconButton label={t('report')} icon={<Flag size={22} />} />
            <IconButton label={t('unsave')} isPressed icon={<Bookmark size={24} />} />
          </>
        }
      />
      <main
        className="nk-stack"
        style={{ '--gap': 'var(--s5)', paddingBottom: 'var(--s6)' } as React.CSSProperties}
      >
        <div className="nk-stack" style={{ '--gap': 'var(--s2)' } as React.CSSProperties}>
          <div className="nk-cluster">
            <Avatar name={job.company} shape="square" size={56} />
            <a href="#company">{job.company}</a>
          </div>
          <h1>{job.title[language]}</h1>
          <div>
            <Button variant="secondary" size="s" icon={<Volume2 size={20} />}>
              {t('listen')}
            </Button>
          </div>
        </div>
        <div className="nk-cluster">
          <Highlight size="l" unit={t('pay.aMonth')}>
            {format.payAmount(job.pay)}
          </Highlight>
          <span className="nk-listing__fact">
            <MapPin size={20} /> {t('distance.HOME', { distance: format.distance(job.kilometres) })} ·{' '}
            {job.place[language]}
          </span>
        </div>
        <Card as="section">
          <SectionTitle>{t('checks.title')}</SectionTitle>
          <TickList
            label={t('checks.title')}
            ticks={CHECK_KINDS.map((kind, index) => ({
              key: kind,
              state: index === 0 ? 'not-done' : 'passed',
              text: t(`checks.${kind}`),
              detail:
                index === 0
                  ? t('checks.outcome.NOT_DONE')
                  : t('checks.on', { date: format.date('2026-11-19') }),
            }))}
          />
        </Card>
        <FactsTable
          facts={[
            {
              key: 'type',
              icon: <TermPictogram name="full-time" />,
              name: detail('fact.jobType'),
              value: t('choice.jobType.FULL_TIME'),
            },
            {
              key: 'exp',
              icon: <TermPictogram name="experienced" />,
              name: detail('fact.experience'),
              value: t('range.years.between', { from: '1', to: '3' }),
            },
            {
              key: 'edu',
              icon: <GraduationCap size={22} />,
              name: detail('fact.qualification'),
              value: t('choice.qualification.SSC'),
            },
            {
              key: 'open',
              icon: <Users size={22} />,
              name: detail('fact.openings'),
              value: format.number(4),
            },
            {
              key: 'posted',
              icon: <Wallet size={22} />,
              name: detail('fact.posted'),
              value: format.date('2026-11-19'),
            },
          ]}
        />
        <PillList
          label={detail('skills')}
          pills={['Dosa', 'Idli', 'Chutney', 'Kitchen hygiene'].map((label) => ({ key: label, label }))}
        />
        <Notice tone="warning">{t('noMoney')}</Notice>
        <Timeline
          label={detail('fact.posted')}
          steps={[
            { key: '1', title: t('application.APPLIED'), detail: format.date('2026-11-12'), state: 'done' },
            {
              key: '2',
              title: t('application.SHORTLISTED'),
              detail: format.date('2026-11-15'),
              state: 'done',
            },
            {
              key: '3',
              title: t('application.SCHEDULED'),
              detail: `${format.date('2026-11-24')}, ${format.hour(11)}`,
              state: 'current',
            },
            { key: '4', title: t('application.HIRED'), state: 'coming' },
          ]}
        />
      </main>
      <ActionBar>
        <Button variant="secondary" icon={<Phone size={20} />}>
          {t('callHr')}
        </Button>
        <Button>{t('applyCost', { count: 1 })}</Button>
      </ActionBar>
    </div>
  );
}
