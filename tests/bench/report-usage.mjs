// Loaded into every Node process of a measured command; each process writes a line with its usage when it ends.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

process.on('exit', () => {
  // A thread's figures are those of its whole process.
  if (!isMainThread) return;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  appendFileSync(
    process.env.USAGE_FILE,
    `${JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 })}\n`,
  );
});
