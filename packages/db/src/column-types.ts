import pg from 'pg';

const { INT8, DATE } = pg.types.builtins;

/**
 * How column values come out of our own statements: int8 as number (our counts are far below 2^53) and date as
 * its text, where `pg` would answer text and a moment of the local time zone.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return Number;
    if (format !== 'binary' && oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
