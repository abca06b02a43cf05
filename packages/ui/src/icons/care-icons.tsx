import type { ReactElement } from 'react';
import { IconBase, type IconProps } from './icon-base';

export function CalendarIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <rect x="4" y="5.5" width="16" height="15" rx="3" />
      <path d="M8 3v4m8-4v4M4 10.5h16" />
    </IconBase>
  );
}

export function CalendarAddIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <rect x="4" y="5.5" width="16" height="15" rx="3" />
      <path d="M8 3v4m8-4v4M4 10.5h16m-8 3v4m-2-2h4" />
    </IconBase>
  );
}

export function ChatIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M20 12a7.5 7.5 0 0 1-11 6.6L4 20l1.4-4.6A7.5 7.5 0 1 1 20 12Z" />
      <path d="M9 11h6m-6 3h4" />
    </IconBase>
  );
}

export function PillIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <rect x="3.5" y="8.5" width="17" height="7.5" rx="3.75" transform="rotate(-40 12 12)" />
      <path d="m9.5 8.5 5 6" />
    </IconBase>
  );
}

export function StethoscopeIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M6 4v5a4 4 0 0 0 8 0V4M10 13v2a5 5 0 0 0 10 0v-2" />
      <circle cx="20" cy="11" r="2" />
    </IconBase>
  );
}

export function HospitalIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M5 20.5V6a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 6v14.5M3 20.5h18M12 7.5v5M9.5 10h5M10 20.5V16h4v4.5" />
    </IconBase>
  );
}

export function VideoIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <rect x="3.5" y="6.5" width="12" height="11" rx="2.5" />
      <path d="m15.5 10.5 5-2.5v8l-5-2.5" />
    </IconBase>
  );
}

export function HeartIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20Z" />
    </IconBase>
  );
}

export function DocumentIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M7 3.5h7l4 4V20a.5.5 0 0 1-.5.5h-10A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1-1.5Z" />
      <path d="M9.5 11h5m-5 4h5" />
    </IconBase>
  );
}

export function TicketIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v6h-4v-2" />
    </IconBase>
  );
}

export function BuildingIcon(props: IconProps): ReactElement {
  return (
    <IconBase {...props}>
      <path d="M5 20.5v-15L13 3.5v17M13 9h6v11.5M3 20.5h18M8.5 8.5h1m-1 4h1m-1 4h1m6-3.5h1m-1 4h1" />
    </IconBase>
  );
}
