import { useLanguage, useT } from '@nukkad/i18n/react';
import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  CityPictogram,
  Collapsible,
  Combobox,
  PROFILES_KEYS,
  ProfilePictogram,
  Scene,
  SectionTitle,
  Sign,
  SignTile,
  StreetCorner,
  Wordmark,
} from '../src/index.ts';

const WORDS = {
  en: { title: 'Work, round the corner', boards: ['Tailor', 'Dhaba', 'Parcel', 'Work'], what: 'What work?' },
  hi: { title: 'काम, आपके नुक्कड़ पर', boards: ['दर्ज़ी', 'ढाबा', 'पार्सल', 'काम'], what: 'कौन सा काम?' },
  mr: { title: 'काम, तुमच्या नाक्यावर', boards: ['टेलर', 'खानावळ', 'पार्सल', 'काम'], what: 'कोणतं काम?' },
} as const;

const CITIES = [
  { key: 'pune', label: 'Pune', detail: 'Maharashtra' },
  { key: 'mumbai', label: 'Mumbai', detail: 'Maharashtra' },
  { key: 'nagpur', label: 'Nagpur', detail: 'Maharashtra' },
];

export function LandingPage() {
  const words = WORDS[useLanguage()];
  const nav = useT('nav');
  const common = useT('common');
  const job = useT('job');
  const jobs = useT('jobs');
  const landing = useT('landing');
  const [city, setCity] = useState('Pu');
  return (
    <>
      <header className="nk-page nk-top-bar">
        <Wordmark />
        <span style={{ flex: 1 }} />
        <Button variant="quiet" size="s">
          {common('signIn')}
        </Button>
      </header>
      <main className="nk-page nk-stack" style={{ '--gap': 'var(--s8)' } as React.CSSProperties}>
        <div className="nk-hero">
          <div className="nk-stack">
            <SectionTitle level={1} size="2xl">
              {words.title}
            </SectionTitle>
            <Sign>
              <div className="nk-stack" style={{ '--gap': 'var(--s3)' } as React.CSSProperties}>
                <Combobox
                  label={words.what}
                  text=""
                  onTextChange={() => undefined}
                  options={[]}
                  onChoose={() => undefined}
                  prefix={<Search size={20} />}
                />
                <Combobox
                  label={nav('place')}
                  text={city}
                  onTextChange={setCity}
                  options={CITIES.filter(({ label }) => label.toLowerCase().includes(city.toLowerCase()))}
                  onChoose={(option) => setCity(option.label)}
                  prefix={<MapPin size={20} />}
                />
                <Button variant="accent" isWide icon={<Search size={20} />}>
                  {common('search')}
                </Button>
                <p>{landing('countNear', { count: 120, place: 'Pune' })}</p>
              </div>
            </Sign>
          </div>
          <StreetCorner words={words.boards} />
        </div>
        <SectionTitle>{nav('findJobs')}</SectionTitle>
        <div className="nk-tiles">
          {PROFILES_KEYS.slice(0, 12).map((key) => (
            <SignTile
              key={key}
              href="#"
              picture={<ProfilePictogram name={key} />}
              detail={jobs('count', { count: 120 })}
            >
              {key.replace('-', ' ')}
            </SignTile>
          ))}
        </div>
        <SectionTitle>{nav('popularCities')}</SectionTitle>
        <div className="nk-tiles">
          {['mumbai', 'pune', 'delhi', 'hyderabad', 'jaipur', 'kochi'].map((key) => (
            <SignTile key={key} href="#" picture={<CityPictogram name={key} size={56} />}>
              {key}
            </SignTile>
          ))}
        </div>
        <div className="nk-grid">
          {(['step-find', 'step-apply', 'step-begin'] as const).map((scene, index) => (
            <div key={scene} className="nk-empty">
              <Scene name={scene} width={180} />
              <h3>
                {index + 1}. {[common('search'), jobs('applyNow'), jobs('application.HIRED')][index]}
              </h3>
            </div>
          ))}
        </div>
        <Sign tone="marigold">
          <h2>{nav('employers')}</h2>
          <p>{jobs('noMoney')}</p>
        </Sign>
        <div>
          <Collapsible title={jobs('checks.title')}>{jobs('noMoney')}</Collapsible>
          <Collapsible title={job('requirements')} isOpenAtFirst>
            {jobs('noMoney')}
          </Collapsible>
        </div>
      </main>
    </>
  );
}
