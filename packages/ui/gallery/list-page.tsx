import { useFormat, useT } from '@nukkad/i18n/react';
import {
  Bell,
  ChevronDown,
  Home,
  Lightbulb,
  List,
  MapIcon,
  MessageCircle,
  Search,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Carousel,
  ChipToggle,
  IconButton,
  ProfilePictogram,
  type Range,
  RangeSlider,
  SectionTitle,
  Slider,
  TabBar,
  Wordmark,
} from '../src/index.ts';
import { SampleCard } from './sample-card.tsx';
import { SAMPLE_JOBS } from './sample-jobs.ts';

export function FilterFields() {
  const t = useT('filter');
  const tJobs = useT('jobs');
  const format = useFormat();
  const [profile, setProfile] = useState<string | null>('cook');
  const [type, setType] = useState<string | null>('FULL_TIME');
  const [pay, setPay] = useState<Range>([15_000, 40_000]);
  const [radius, setRadius] = useState(12);
  return (
    <div className="nk-stack" style={{ '--gap': 'var(--s6)' } as React.CSSProperties}>
      <ChipToggle
        label={t('name.jobProfile')}
        layout="tiles"
        value={profile}
        onChange={setProfile}
        options={['cook', 'delivery', 'tailor', 'accountant', 'teacher', 'technician'].map((key) => ({
          value: key,
          label:
            { cook: 'Cook', delivery: 'Delivery', tailor: 'Tailor', accountant: 'Accountant' }[key] ?? key,
          icon: <ProfilePictogram name={key} size={36} />,
        }))}
      />
      <ChipToggle
        label={t('name.jobType')}
        value={type}
        onChange={setType}
        options={(['FULL_TIME', 'PART_TIME', 'INTERNSHIP'] as const).map((key) => ({
          value: key,
          label: tJobs(`choice.jobType.${key}`),
        }))}
      />
      <RangeSlider
        label={t('name.pay')}
        fromLabel={t('ends.rupees.from')}
        toLabel={t('ends.rupees.to')}
        min={0}
        max={100_000}
        step={500}
        value={pay}
        onChange={setPay}
        format={format.rupees}
        summary={tJobs('range.rupees.between', { from: format.rupees(pay[0]), to: format.rupees(pay[1]) })}
      />
      <Slider
        label={t('name.radiusKm')}
        min={0}
        max={30}
        value={radius}
        onChange={setRadius}
        format={(value) => (value === 0 ? '0' : format.distance(value))}
        summary={t('radiusWithin', { distance: format.distance(radius || 1) })}
      />
    </div>
  );
}

export function ListPage() {
  const nav = useT('nav');
  const t = useT('jobs');
  const filter = useT('filter');
  const common = useT('common');
  return (
    <>
      <header className="nk-page">
        <div className="nk-top-bar">
          <Wordmark />
          <span style={{ flex: 1 }} />
          <IconButton label={nav('chat')} icon={<MessageCircle size={24} />} />
          <IconButton label={nav('notificationsUnread', { count: 3 })} count={3} icon={<Bell size={24} />} />
        </div>
        <div className="nk-cluster" style={{ '--gap': 'var(--s2)' } as React.CSSProperties}>
          <Button variant="secondary" icon={<ChevronDown size={20} />}>
            पुणे
          </Button>
          <a
            className="nk-box"
            style={{
              flex: '1 1 12rem',
              textDecoration: 'none',
              paddingInline: 'var(--s3)',
              gap: 'var(--s2)',
            }}
            href="#search"
          >
            <Search size={20} /> {nav('searchJob')}
          </a>
          <IconButton tone="filled" label={filter('open')} count={2} icon={<SlidersHorizontal size={22} />} />
          <IconButton tone="filled" label={nav('map')} icon={<MapIcon size={22} />} />
        </div>
      </header>
      <main id="main" className="nk-page nk-rails nk-rails--filter" style={{ paddingBlock: 'var(--s5)' }}>
        <aside className="nk-only-wide nk-rails__stay">
          <FilterFields />
        </aside>
        <div className="nk-stack">
          <SectionTitle>{t('topPicks')}</SectionTitle>
          <Carousel label={t('topPicks')} slidesPerView={2}>
            {SAMPLE_JOBS.map((job) => (
              <SampleCard key={job.id} job={job} reason />
            ))}
          </Carousel>
          <SectionTitle aside={<span>{t('countCapped', { count: 200 })}</span>}>{t('allJobs')}</SectionTitle>
          <div className="nk-grid" style={{ '--column': '20rem' } as React.CSSProperties}>
            {SAMPLE_JOBS.map((job) => (
              <SampleCard key={job.id} job={job} />
            ))}
          </div>
          <Button variant="secondary">{common('loadMore')}</Button>
        </div>
      </main>
      <TabBar
        label={nav('mainMenu')}
        items={[
          { key: 'home', href: '#', label: nav('home'), icon: <Home size={24} />, isCurrent: true },
          { key: 'my', href: '#', label: nav('myJobs'), icon: <List size={24} />, isCurrent: false },
          {
            key: 'tips',
            href: '#',
            label: nav('interviewTips'),
            icon: <Lightbulb size={24} />,
            isCurrent: false,
          },
          { key: 'me', href: '#', label: nav('login'), icon: <UserRound size={24} />, isCurrent: false },
        ]}
      />
    </>
  );
}
