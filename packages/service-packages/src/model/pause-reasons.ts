/** Why packages are paused, in the order in which it is asked. */
export const pauseReasons = ['travel', 'hospital', 'other'] as const;
