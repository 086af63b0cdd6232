-- Only the owner of a table may ANALYZE it, and `ops` imports files with a role of its own.
CREATE FUNCTION analyze_import_rows() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  ANALYZE public.import_row;
END $$;
