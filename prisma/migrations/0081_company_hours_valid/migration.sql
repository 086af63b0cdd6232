ALTER TABLE company VALIDATE CONSTRAINT company_hr_hours_check;
