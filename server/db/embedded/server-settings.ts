import { availableParallelism, totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** Settings of the embedded server, fitted to the memory this process may use. `extra` wins. */
export function serverSettings(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const memory = Math.floor(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / megabyte);
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '80',
    shared_buffers: `${Math.max(32, Math.min(512, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(64, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: `${Math.max(32, Math.min(256, Math.floor(memory / 16)))}MB`,
    max_parallel_workers_per_gather: availableParallelism() > 2 ? '2' : '0',
    random_page_cost: '1.1',
    // Short web queries never earn back what compiling them costs.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One file for each day of the week, so the log never outgrows seven days.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'day-%u.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_checkpoints: 'off',
    // A client that died leaves its query behind; look for that every second.
    client_connection_check_interval: '1s',
    ...extra,
  };
}
