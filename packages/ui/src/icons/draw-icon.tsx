import type { ReactElement } from 'react';

/** Props of every icon component. */
export interface IconProps {
  /** Accessible name; without it the icon is decorative and hidden from assistive technology. */
  label?: string | undefined;
}

/**
 * An icon of the set from its one path: 24 × 24, as large as the text around it, drawn in its colour. One string an
 * icon, because every page carries some. Without side effects, so that unused icons are not shipped.
 */
/* @__NO_SIDE_EFFECTS__ */
export function drawIcon(path: string): (props: IconProps) => ReactElement {
  return ({ label }) => (
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
      aria-hidden={label === undefined || undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
