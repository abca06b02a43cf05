import type { ReactElement, ReactNode } from 'react';

/** Props of every icon component. */
export interface IconProps {
  /** Accessible name; without it the icon is decorative and hidden from assistive technology. */
  label?: string | undefined;
}

/** The one frame of the set: 24 × 24, as large as the text around it, drawn in its colour. */
export function IconBase({ label, children }: IconProps & { children: ReactNode }): ReactElement {
  const naming =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...naming}
    >
      {children}
    </svg>
  );
}
