import { useT } from '@nukkad/i18n/react';
import { ArrowRight, Phone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  ChipChecks,
  OtpInput,
  ProgressRing,
  RadioGroup,
  SectionTitle,
  Select,
  Stars,
  StarsInput,
  Stepper,
  TabPanel,
  Tabs,
  TextArea,
  TextField,
} from '../src/index.ts';

export function ControlsPage() {
  const common = useT('common');
  const errors = useT('errors');
  const job = useT('job');
  const jobs = useT('jobs');
  const [otp, setOtp] = useState('1234');
  const [gender, setGender] = useState<'a' | 'b' | null>('a');
  const [liked, setLiked] = useState<readonly string[]>(['a']);
  const [stars, setStars] = useState(4);
  const [tab, setTab] = useState('APPLIED');
  return (
    <main
      className="nk-page nk-page--text nk-stack"
      style={{ '--gap': 'var(--s5)', paddingBlock: 'var(--s5)' } as React.CSSProperties}
    >
      <SectionTitle level={1} size="xl">
        {common('submit')}
      </SectionTitle>
      <Stepper label="steps" steps={[common('search'), common('apply'), common('done')]} current={1} />
      <div className="nk-cluster">
        <Button icon={<Phone size={20} />}>{jobs('callHr')}</Button>
        <Button variant="accent">{common('search')}</Button>
        <Button variant="secondary">{common('cancel')}</Button>
        <Button variant="danger" icon={<Trash2 size={20} />}>
          {common('delete')}
        </Button>
        <Button variant="quiet" icon={<ArrowRight size={20} />}>
          {common('seeAll')}
        </Button>
        <Button isBusy>{common('saving')}</Button>
        <Button disabled>{common('next')}</Button>
      </div>
      <TextField label={job('fact.company')} hint={errors('field.lettersOnly')} defaultValue="सुनीता पाटील" />
      <TextField
        label="Mobile"
        inputMode="numeric"
        prefix="+91"
        error={errors('field.phone')}
        defaultValue="98220"
      />
      <TextArea label={job('requirements')} isOptional counter={common('characters', { count: 1980 })} />
      <Select
        label={job('fact.qualification')}
        placeholder={errors('field.chooseOne')}
        options={[{ value: '1', label: jobs('choice.qualification.SSC') }]}
      />
      <OtpInput label="OTP" value={otp} onChange={setOtp} error={errors('code.INVALID_OTP')} />
      <RadioGroup
        label={job('fact.gender')}
        value={gender}
        onChange={setGender}
        options={[
          { value: 'a', label: job('gender.FEMALE') },
          { value: 'b', label: job('gender.MALE'), hint: errors('field.chooseOne') },
        ]}
      />
      <Checkbox label={errors('field.terms')} defaultChecked />
      <Checkbox label={errors('field.terms')} error={errors('field.terms')} />
      <ChipChecks
        label={job('skills')}
        max={2}
        values={liked}
        onChange={setLiked}
        options={['a', 'b', 'c'].map((value) => ({ value, label: `${common('other')} ${value}` }))}
      />
      <Tabs
        id="tabs"
        label={jobs('allJobs')}
        value={tab}
        onChange={setTab}
        items={(['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'] as const).map(
          (key, index) => ({
            key,
            label: jobs(`application.${key}`),
            count: index,
          }),
        )}
      />
      <TabPanel id="tabs" value={tab}>
        <Card>
          <div className="nk-cluster">
            <ProgressRing value={60} max={100} label="60%">
              60%
            </ProgressRing>
            <ProgressRing value={7} max={10} label="7" tone="accent" />
            <Badge>{jobs('status.CLOSED')}</Badge>
            <Badge tone="good">{jobs('badge.APPLIED')}</Badge>
            <Badge tone="accent">{jobs('pick.NEW')}</Badge>
            <Badge tone="primary">{jobs('badge.APPLY')}</Badge>
            <Badge tone="danger">{jobs('application.REJECTED')}</Badge>
            <Stars value={3.6} />
          </div>
          <StarsInput
            label="rating"
            name="rating"
            value={stars}
            onChange={setStars}
            words={['Bad', 'OK', 'Good', 'Wow', 'Amazing']}
          />
        </Card>
      </TabPanel>
    </main>
  );
}
