import { drawIcon } from './draw-icon';

export const CameraIcon = drawIcon(
  'M3.5 8.5a2 2 0 0 1 2-2h2.2l1.3-2h6l1.3 2h2.2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
);

export const MicrophoneIcon = drawIcon(
  'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
);

export const ListenIcon = drawIcon(
  'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
);

export const PauseIcon = drawIcon('M8.5 5.5v13M15.5 5.5v13');

export const SoundIcon = drawIcon('M4 10v4M8 6.5v11M12 9v6M16 5v14M20 10v4');

export const PlayIcon = drawIcon('M8 5.5v13l10.5-6.5Z');
