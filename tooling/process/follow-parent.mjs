// Loaded into each server before its own code: when the supervisor is gone, even by kill -9, the
// channel to it closes and the server stops itself the way it stops on SIGTERM.
process.channel?.unref();
process.on('disconnect', () => {
  // Its output led to the supervisor, too; output without a reader must not end it before it has stopped in order.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.kill(process.pid, 'SIGTERM');
});
