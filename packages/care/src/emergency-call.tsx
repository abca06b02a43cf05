import { hospitalEmergencyNumber } from '@xinglin/rules';
import { ButtonLink, PhoneIcon, type ButtonLook } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';

/** The red button that calls the ambulance. */
export function EmergencyCall({
  size,
  block,
  'aria-label': label,
  children,
}: Pick<ButtonLook, 'size' | 'block'> & {
  /** Contains the visible text; only where that says too little. */
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <ButtonLink
      variant="danger"
      size={size}
      block={block}
      icon={<PhoneIcon />}
      href={`tel:${hospitalEmergencyNumber}`}
      aria-label={label}
    >
      {children}
    </ButtonLink>
  );
}
