import { askPosition } from '@xinglin/api';
import { useState } from 'react';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the person is, once they say so by a button; nothing of it is stored. */
export function usePosition() {
  const [position, setPosition] = useState<Position | 'unknown' | 'asking' | 'denied'>('unknown');
  const known = typeof position === 'object' ? position : undefined;
  const toggle = async (): Promise<void> => {
    if (known) return setPosition('unknown');
    setPosition('asking');
    const found = await askPosition();
    if (found === null) return setPosition('denied');
    const { latitude, longitude } = found.coords;
    setPosition({ latitude, longitude });
  };
  return { known, isAsking: position === 'asking', isDenied: position === 'denied', toggle };
}
