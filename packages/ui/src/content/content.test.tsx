import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ProgressRing } from '../feedback/progress-ring.tsx';
import { UiLinkProvider } from '../lib/ui-link.tsx';
import { button, find, key, press, render } from '../testing/render.tsx';
import { Avatar, initials } from './avatar.tsx';
import { Carousel } from './carousel.tsx';
import { ListingCard } from './listing-card.tsx';
import { Stars, StarsInput } from './stars.tsx';
import { Stepper } from './stepper.tsx';
import { TabPanel, Tabs } from './tabs.tsx';
import { TickList } from './tick-list.tsx';
import { Timeline } from './timeline.tsx';
import { WarningLine } from './warning-line.tsx';

describe('Button', () => {
  it('ignores clicks while busy, but keeps the focus', async () => {
    const onClick = vi.fn();
    const { again } = await render(<Button onClick={onClick}>Apply</Button>);
    await press(button('Apply'));
    await again(
      <Button onClick={onClick} isBusy>
        Apply
      </Button>,
    );
    await press(button('Apply'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(button('Apply').disabled).toBe(false);
    expect(button('Apply').getAttribute('aria-busy')).toBe('true');
  });
});

describe('IconButton', () => {
  it('has an accessible name and a pressed state', async () => {
    await render(<IconButton label="Notifications, 120 new" count={120} isPressed={false} icon={<svg />} />);
    const bell = button('Notifications, 120 new');
    expect(bell.getAttribute('aria-pressed')).toBe('false');
    expect(bell.textContent).toBe('');
    expect(find('.nk-count').dataset.count).toBe('99+');
  });
});

it.each([
  [undefined, undefined],
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows the count %s of an icon button as %s', async (count, shown) => {
  await render(<IconButton label="Notifications" count={count} icon={<svg />} />);
  expect(document.querySelector<HTMLElement>('.nk-count')?.dataset.count).toBe(shown);
});

it('turns off the button of a carousel at each end, and says where the row is', async () => {
  await render(
    <Carousel label="Picked for you">
      <p>Cook</p>
      <p>Driver</p>
    </Carousel>,
  );
  const isOff = () => [button('Previous').disabled, button('Next').disabled];
  expect(isOff()).toEqual([true, false]);
  expect(find('.nk-carousel__count').textContent).toBe('1 of 2');
  // Without a layout, the row is at its end.
  await act(async () => void find('ul').dispatchEvent(new Event('scroll')));
  expect(isOff()).toEqual([false, true]);
  expect(find('.nk-carousel__count').textContent).toBe('2 of 2');
});

it('gives the accessible name of a carousel to its focusable row only', async () => {
  const { host } = await render(
    <Carousel label="Picked for you">
      <p>Cook</p>
      <p>Driver</p>
    </Carousel>,
  );
  const named = [...host.querySelectorAll('[aria-label="Picked for you"]')];
  expect(named.map(({ tagName }) => tagName)).toEqual(['UL']);
});

describe('ListingCard', () => {
  it('comes before its button in reading order', async () => {
    const { host } = await render(
      <ListingCard
        href="/jobs?x"
        title="Cook"
        subtitle="Cook for a mess"
        warning={<WarningLine>Asks for money</WarningLine>}
        highlight="₹15,000"
        owner="Annapurna"
        facts={<li>Pune</li>}
        reason="near"
        badge="Applied"
        action={<button type="button">Save</button>}
      />,
    );
    expect(host.textContent).toBe('CookCook for a messAsks for money₹15,000AnnapurnaPunenearAppliedSave');
  });

  it('is one link of the application’s router, with a separate action', async () => {
    const onSave = vi.fn();
    await render(
      <UiLinkProvider component={(props) => <a data-routed {...props} />}>
        <ListingCard
          href="/jobs?cook-a1B2c3"
          title="Cook"
          owner="Annapurna"
          action={<IconButton label="Save" icon={<svg />} onClick={onSave} />}
        />
      </UiLinkProvider>,
    );
    expect(document.querySelectorAll('a')).toHaveLength(1);
    expect(find('a[data-routed]').getAttribute('href')).toBe('/jobs?cook-a1B2c3');
    expect(button('Save').closest('a')).toBeNull();
    await press(button('Save'));
    expect(onSave).toHaveBeenCalledOnce();
    const named = find('article').getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(named)?.textContent).toBe('Cook');
  });
});

function JobTabs() {
  const [tab, setTab] = useState('all');
  const items = ['all', 'applied', 'hired'].map((name) => ({ key: name, label: name }));
  return (
    <>
      <Tabs id="jobs" label="My jobs" items={items} value={tab} onChange={setTab} />
      <TabPanel id="jobs" value={tab}>
        {tab} jobs
      </TabPanel>
    </>
  );
}

describe('Tabs', () => {
  it('change by arrow keys, Home and End; only one is in the tab order', async () => {
    await render(<JobTabs />);
    const chosen = () => find('[role=tab][aria-selected=true]');
    await key(chosen(), 'ArrowRight');
    expect([chosen().textContent, document.activeElement?.textContent]).toEqual(['applied', 'applied']);
    await key(chosen(), 'End');
    await key(chosen(), 'ArrowRight');
    expect(chosen().textContent).toBe('all');
    expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
    const panel = find('[role=tabpanel]');
    expect(panel.textContent).toBe('all jobs');
    expect(panel.getAttribute('aria-labelledby')).toBe(chosen().id);
    expect(chosen().getAttribute('aria-controls')).toBe(panel.id);
  });
});

describe('Avatar', () => {
  it.each([
    ['Annapurna Tiffin House', 'AH'],
    // Two letters of different words would read as one: dry.
    ['सुनीता काळे', 'सु'],
    ['सीमा', 'सी'],
    ['  ravi ', 'R'],
    ['', ''],
  ])('shortens %s to %s', (name, letters) => expect(initials(name)).toBe(letters));

  it('shows the initials if the picture fails to load', async () => {
    const { host } = await render(<Avatar name="Mehta Traders" src="/gone.png" />);
    await act(async () => void find('img').dispatchEvent(new Event('error')));
    expect(host.textContent).toBe('MT');
  });
});

describe('Stars', () => {
  it('say the rating in words', async () => {
    await render(<Stars value={3.6} />);
    expect(find('[role=img]').getAttribute('aria-label')).toBe('3.6 of 5 stars');
    expect(document.querySelectorAll('.nk-star--on')).toHaveLength(4);
  });

  it('are five radio buttons to choose from, with a word each', async () => {
    const onChange = vi.fn();
    const words = ['Bad', 'OK', 'Good', 'Wow', 'Amazing'] as const;
    await render(<StarsInput label="Rating" name="rating" value={5} words={words} onChange={onChange} />);
    expect(find('output').textContent).toBe('Amazing');
    await press(find('[aria-label="2: OK"]'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe('ProgressRing', () => {
  it.each([
    [5, 10, 0.5],
    [12, 10, 1],
    [3, 0, 0],
  ])('draws %d of %d', async (value, max, share) => {
    await render(<ProgressRing value={value} max={max} label="Credits" />);
    const [drawn, around] = (find('.nk-ring__value').getAttribute('stroke-dasharray') ?? '')
      .split(' ')
      .map(Number);
    expect((drawn ?? 0) / (around ?? 1)).toBeCloseTo(share, 3);
  });
});

describe('Stepper', () => {
  it('marks the current step, and those before it as done', async () => {
    await render(<Stepper label="Steps" steps={['Name', 'School', 'Work']} current={1} />);
    const steps = [...document.querySelectorAll('li')];
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.map(({ className }) => className)).toEqual(['is-done', '', '']);
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Name', '2School', '3Work']);
  });
});

describe('Timeline', () => {
  it('marks each step by its state: a tick, a cross, or nothing', async () => {
    const states = ['done', 'current', 'coming', 'failed'] as const;
    await render(
      <Timeline label="Progress" steps={states.map((state) => ({ key: state, title: state, state }))} />,
    );
    const steps = [...document.querySelectorAll('li')];
    const markOf = (step: Element) =>
      ['check', 'x'].filter((icon) => step.querySelector(`.lucide-${icon}`) !== null).join();
    expect(steps.map(markOf)).toEqual(['check', '', '', 'x']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  });
});

describe('TickList', () => {
  it('shows each result in words, not only by colour', async () => {
    await render(
      <TickList
        label="Checks"
        ticks={[
          { key: 'a', state: 'passed', text: 'Pay is believable', detail: 'Checked' },
          { key: 'b', state: 'not-done', text: 'Company is registered', detail: 'Not checked yet' },
        ]}
      />,
    );
    const lines = [...document.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines).toEqual(['Pay is believableChecked', 'Company is registeredNot checked yet']);
  });
});
