export interface StreetCornerProps {
  /** Short texts of the boards in the picture: three shops, then the sign at the corner. */
  readonly words: readonly [string, string, string, string];
}

/** The picture of the landing page: shops, a delivery scooter, and a person with a phone. Hidden from screen readers. */
export function StreetCorner({ words }: StreetCornerProps) {
  return (
    <svg className="nk-corner" viewBox="0 0 720 420" aria-hidden="true" focusable="false">
      <circle cx="560" cy="112" r="84" fill="var(--accent-soft)" />
      <path
        d="M0 300h70v-74h46v40h40M560 300v-96h52v34h40v62h68"
        fill="none"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M84 96h420v276H84Z" fill="var(--wall)" />
      <path d="M84 96h420v14H84Z" fill="var(--accent)" />
      <path d="M84 226h420v8H84Z" fill="var(--line)" />
      <path d="M118 138h76v66H118Z" fill="var(--paint)" />
      <path d="M118 138h16v66H118ZM178 138h16v66h-16Z" fill="var(--leaf)" />
      <path d="M246 138h76v66H246Z" fill="var(--paint)" />
      <path d="M246 138h16v66H246ZM306 138h16v66h-16Z" fill="var(--leaf)" />
      <path d="M374 138h76v66H374Z" fill="var(--paint)" />
      <path d="M374 138h16v66H374ZM434 138h16v66h-16Z" fill="var(--leaf)" />
      <path d="M260 176c8-8 40-8 48 0v28h-48Z" fill="var(--sign)" />
      <path d="M128 196h18l-3 14h-12ZM164 196h18l-3 14h-12Z" fill="var(--brick)" />
      <path
        d="M137 196c-8-6-8-14-4-20 4 4 6 10 4 20ZM139 196c2-9 7-13 13-13 0 7-5 12-13 13ZM173 196c-6-7-7-14-2-20 4 5 5 12 2 20Z"
        fill="var(--leaf)"
      />
      <path d="M100 238h116v38H100Z" fill="var(--sign)" />
      <path d="M104 242h108v30H104Z" fill="none" stroke="var(--cream)" strokeWidth="1.5" />
      <text x="158" y="264" fill="var(--cream)">
        {words[0]}
      </text>
      <path d="M236 238h116v38H236Z" fill="var(--accent)" />
      <path d="M240 242h108v30H240Z" fill="none" stroke="var(--on-accent)" strokeWidth="1.5" />
      <text x="294" y="264" fill="var(--on-accent)">
        {words[1]}
      </text>
      <path d="M372 238h116v38H372Z" fill="var(--brick)" />
      <path d="M376 242h108v30H376Z" fill="none" stroke="var(--cream)" strokeWidth="1.5" />
      <text x="430" y="264" fill="var(--cream)">
        {words[2]}
      </text>
      <path d="M100 300h116v72H100Z" fill="var(--inside)" />
      <path d="M236 300h116v72H236Z" fill="var(--inside)" />
      <path d="M372 300h116v72H372Z" fill="var(--inside)" />
      <path d="M100 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--accent)" />
      <path d="M119.333 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M138.667 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--accent)" />
      <path d="M158 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M177.333 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--accent)" />
      <path d="M196.667 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M236 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--leaf)" />
      <path d="M255.333 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M274.667 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--leaf)" />
      <path d="M294 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M313.333 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--leaf)" />
      <path d="M332.667 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M372 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--brick)" />
      <path d="M391.333 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M410.667 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--brick)" />
      <path d="M430 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M449.333 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--brick)" />
      <path d="M468.667 282h19.3333v26a9.66667 9.66667 0 0 1-19.3333 0Z" fill="var(--paint)" />
      <path d="M84 372h420v18H84Z" fill="var(--step)" />
      <path d="M112 344h92v28h-92Z" fill="var(--accent)" />
      <path
        d="M126 340h44M132 340v-14h32v-8h-8M164 318v22M136 326v8"
        fill="none"
        stroke="var(--paint)"
        strokeWidth="4"
      />
      <path d="M248 344h92v28h-92Z" fill="var(--brick)" />
      <path d="M262 326h32v10c0 6-6 8-16 8s-16-2-16-8ZM304 330h24v14h-24Z" fill="var(--paint)" />
      <path
        d="M272 320c-4-5 3-7 0-12M284 320c-4-5 3-7 0-12M316 324c-4-5 3-7 0-12"
        fill="none"
        stroke="var(--paint)"
        strokeWidth="3"
      />
      <path d="M386 348h28v24h-28ZM418 340h34v32h-34ZM396 326h24v22h-24Z" fill="var(--accent)" />
      <path d="M396 348v8h8v-8M430 340v10h10v-10" fill="none" stroke="var(--on-accent)" strokeWidth="2.5" />
      <path d="M540 60h10v312h-10Z" fill="var(--night)" />
      <path d="M516 76h58v6h-58ZM522 96h46v6h-46Z" fill="var(--night)" />
      <path
        d="M88 94C240 122 400 112 518 80M574 78c50 14 96 16 146 10M568 98c50 16 96 20 152 14"
        fill="none"
        stroke="var(--night)"
        strokeWidth="2.5"
      />
      <path d="M628 84c4-10 12-14 20-12 5 1 7 4 8 7l7 2-7 3c0 6-6 9-13 9h-22Z" fill="var(--sign)" />
      <path d="M556 150h132l14 22-14 22H556Z" fill="var(--sign)" />
      <path d="M561 155h124l11 17-11 17H561Z" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <text x="622" y="180" fill="var(--cream)" className="nk-corner__big">
        {words[3]}
      </text>
      <path d="M664 372c2-30 2-54-4-78h14c-3 30-2 54 2 78Z" fill="var(--bark)" />
      <path
        d="M668 214c26 0 44 16 44 38 16 6 12 44-14 44h-62c-24 0-28-34-8-40-4-26 16-42 40-42Z"
        fill="var(--leaf)"
      />
      <path d="M560 306h52v40h-52Z" fill="var(--accent)" />
      <path d="M578 306h16v14h-16Z" fill="var(--paint)" />
      <circle cx="576" cy="372" r="17" fill="var(--night)" />
      <circle cx="656" cy="372" r="17" fill="var(--night)" />
      <circle cx="576" cy="372" r="7" fill="var(--paint)" />
      <circle cx="656" cy="372" r="7" fill="var(--paint)" />
      <path
        d="M558 366c0-14 8-20 20-20h34l6 14h14l6-48h10l-4 30c14 6 20 14 18 26h-20c-4-10-14-10-16 0h-34c-6-10-24-10-26-2Z"
        fill="var(--brick)"
      />
      <path d="M630 312h22" stroke="var(--night)" strokeWidth="5" strokeLinecap="round" />
      <path d="M598 340h30l-2 8h-28Z" fill="var(--night)" />
      <circle cx="500" cy="300" r="13" fill="var(--skin)" />
      <path d="M487 298c-2-16 26-18 27 0-8-6-18-6-27 0Z" fill="var(--night)" />
      <path d="M482 352v-20c0-12 8-17 18-17s18 5 18 17v20Z" fill="var(--sign)" />
      <path d="M486 350h28l2 40h-11l-5-26-5 26h-11Z" fill="var(--night)" />
      <path
        d="M516 326l12 8 8-10"
        fill="none"
        stroke="var(--skin)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M530 308h12v18h-12Z" fill="var(--accent)" />
      <path d="M0 390h720" stroke="var(--night)" strokeWidth="5" strokeLinecap="round" />
      <path d="M40 408h80M170 408h36M560 408h90" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
