// Loaded before a child's own code (`node --import`). Ends the child with a normal shutdown when its parent process
// has ended for any reason, so that no process is left running.
import process from 'node:process';

if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 8000).unref();
  });
  process.channel.unref();
}
