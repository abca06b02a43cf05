// Loaded into each server before its own code: when the supervisor is gone, even by kill -9, the
// channel to it closes and the server stops itself the way it stops on SIGTERM.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
