import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiTexts } from '../lib/ui-texts.tsx';

export interface CarouselProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The number of visible slides from 768 px on. Below, one slide and a part of the next are visible. */
  readonly slidesPerView?: 2 | 3 | 4 | undefined;
}

/** A row of cards to swipe, with buttons for keyboard and mouse. It does not repeat at the end. */
export function Carousel({ label, children, slidesPerView = 3 }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const words = useUiTexts();
  const slides = Children.toArray(children);

  /** Returns the distance between two slides in pixels. All three languages are written from left to right. */
  function stride(): number {
    const [first, second] = row.current?.children ?? [];
    if (!(first instanceof HTMLElement)) return 1;
    return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  }

  function move(step: 1 | -1) {
    row.current?.scrollBy({ left: step * stride(), behavior: 'smooth' });
  }

  function follow() {
    const element = row.current;
    if (!element) return;
    const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
    setAt(isAtEnd ? slides.length - 1 : Math.round(element.scrollLeft / stride()));
  }

  return (
    <div className={`nk-carousel nk-carousel--${slidesPerView}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard. */}
      <ul ref={row} className="nk-carousel__row" onScroll={follow} tabIndex={0} aria-label={label}>
        {slides.map((slide, index) => (
          <li key={index} className="nk-carousel__slide">
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="nk-carousel__keys">
          <IconButton
            label={words.previous}
            tone="filled"
            icon={<ChevronLeft size={22} />}
            disabled={at === 0}
            onClick={() => move(-1)}
          />
          <span className="nk-carousel__count">{words.slide(at + 1, slides.length)}</span>
          <IconButton
            label={words.next}
            tone="filled"
            icon={<ChevronRight size={22} />}
            disabled={at >= slides.length - 1}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  );
}
