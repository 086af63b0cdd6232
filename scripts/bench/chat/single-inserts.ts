import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Send } from './load.ts';

const CONNECTIONS = 10;

/** A table like that of the messages, with its indexes and checks, but without triggers and foreign keys. */
const CREATE = 'CREATE TABLE bench_message (LIKE message INCLUDING ALL)';
const INSERT = {
  name: 'single-insert',
  text: `INSERT INTO bench_message (conversation_id, sequence, sender, body, client_key)
         VALUES ($1, $2, 'CANDIDATE', $3, $4)`,
};

/** Returns a function that stores one message with one INSERT, and one that closes the connections. */
export async function openSingleInserts(url: string, seekers: number) {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query(CREATE);
  const conversations = Array.from({ length: seekers }, () => ({ id: randomUUID(), sequence: 0 }));
  const send: Send = async (place) => {
    const conversation = conversations[place];
    if (!conversation) throw new Error(`no conversation ${place}`);
    conversation.sequence += 1;
    const { id, sequence } = conversation;
    await pool.query({ ...INSERT, values: [id, sequence, `message ${sequence}`, randomUUID()] });
  };
  return { send, close: () => pool.end() };
}
