import type { ReactElement } from 'react';
import { IconBase, type IconProps } from './icon-base';

export function InfoIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5m0-8.5v.1" />
    </IconBase>
  );
}

export function WarningIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M12 4 3.5 19h17L12 4Z" />
      <path d="M12 10v4m0 2.6v.1" />
    </IconBase>
  );
}

export function CheckIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </IconBase>
  );
}

export function CheckCircleIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.3 12.3 2.6 2.6 4.8-5.2" />
    </IconBase>
  );
}

export function CrossCircleIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m9 9 6 6m0-6-6 6" />
    </IconBase>
  );
}

export function ClockIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.3 2" />
    </IconBase>
  );
}

export function BellIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4" />
    </IconBase>
  );
}

export function ShieldIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M12 3 5 6v5.5c0 4.3 3 7.7 7 9.5 4-1.8 7-5.2 7-9.5V6l-7-3Z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </IconBase>
  );
}

export function OfflineIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M4 4l16 16M8.5 15.5a5 5 0 0 1 6.5-.4M5.3 12.2a9.6 9.6 0 0 1 4-2.5m4.2-.3a9.6 9.6 0 0 1 5.2 2.8M2.5 9a14 14 0 0 1 4.2-2.7m4.3-1A14 14 0 0 1 21.5 9M12 19h.01" />
    </IconBase>
  );
}

export function StarIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8L12 4Z" />
    </IconBase>
  );
}

export function RefreshIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4" />
    </IconBase>
  );
}

export function LockIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </IconBase>
  );
}
