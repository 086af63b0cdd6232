-- Pictures of companies lie beside seekers' files, without an owner: anybody may open them.
ALTER TYPE file_kind ADD VALUE 'COMPANY_LOGO';
ALTER TYPE file_kind ADD VALUE 'COMPANY_PICTURE';
