ALTER TABLE "panel_experts" ADD COLUMN "standard_department_id" text;--> statement-breakpoint
ALTER TABLE "panel_experts" ADD COLUMN "praise_per_mille" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "panel_experts_best" ON "panel_experts" USING btree ("standard_department_id","praise_per_mille" DESC NULLS FIRST,"doctor_id") WHERE is_open;--> statement-breakpoint
UPDATE "panel_experts" expert
SET "standard_department_id" = filed."standard_department_id", "praise_per_mille" = doctor."praise_per_mille"
FROM "doctors" doctor JOIN "hospital_departments" filed ON filed."id" = doctor."hosp_dept_id"
WHERE doctor."id" = expert."doctor_id";
--> statement-breakpoint
-- The doctor's row is locked, so that a review that is counted meanwhile waits and then finds the expert.
CREATE FUNCTION "place_panel_expert"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT doctor.praise_per_mille, (SELECT filed.standard_department_id FROM hospital_departments filed WHERE filed.id = doctor.hosp_dept_id)
  INTO NEW.praise_per_mille, NEW.standard_department_id
  FROM doctors doctor WHERE doctor.id = NEW.doctor_id FOR SHARE OF doctor;
  NEW.praise_per_mille := coalesce(NEW.praise_per_mille, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "panel_experts_are_placed" BEFORE INSERT ON "panel_experts" FOR EACH ROW EXECUTE FUNCTION "place_panel_expert"();
--> statement-breakpoint
CREATE FUNCTION "move_panel_expert"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE panel_experts SET praise_per_mille = NEW.praise_per_mille,
    standard_department_id = (SELECT filed.standard_department_id FROM hospital_departments filed WHERE filed.id = NEW.hosp_dept_id)
  WHERE doctor_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "doctors_move_panel_experts" AFTER UPDATE OF "praise_per_mille", "hosp_dept_id" ON "doctors" FOR EACH ROW
WHEN ((OLD."praise_per_mille", OLD."hosp_dept_id") IS DISTINCT FROM (NEW."praise_per_mille", NEW."hosp_dept_id"))
EXECUTE FUNCTION "move_panel_expert"();
--> statement-breakpoint
CREATE FUNCTION "refile_panel_experts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE panel_experts expert SET standard_department_id = NEW.standard_department_id
  FROM doctors doctor WHERE doctor.id = expert.doctor_id AND doctor.hosp_dept_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "hospital_departments_refile_panel_experts" AFTER UPDATE OF "standard_department_id" ON "hospital_departments" FOR EACH ROW
WHEN (OLD."standard_department_id" IS DISTINCT FROM NEW."standard_department_id")
EXECUTE FUNCTION "refile_panel_experts"();
