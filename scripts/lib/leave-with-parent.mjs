// Loaded before a child's own code (`node --import`): when the process that started it is gone, however it
// went, the child ends itself the ordinary way, so that nothing is left running.
import process from 'node:process';

if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 8000).unref();
  });
  process.channel.unref();
}
