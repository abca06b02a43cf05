CREATE TABLE "agreement_consents" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"locale" text NOT NULL,
	"app_id" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_consents_once" UNIQUE("user_id","agreement_id")
);
--> statement-breakpoint
CREATE TABLE "agreement_texts" (
	"agreement_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "agreement_texts_agreement_id_locale_pk" PRIMARY KEY("agreement_id","locale")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"agreement_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"business_type" text NOT NULL,
	"channel" text NOT NULL,
	"version" text NOT NULL,
	"effective_on" date NOT NULL,
	"text_hash" text NOT NULL,
	CONSTRAINT "agreements_version" UNIQUE("type","business_type","channel","version")
);
--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_agreement_id_agreements_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("agreement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_texts" ADD CONSTRAINT "agreement_texts_agreement_id_agreements_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("agreement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_consents_user" ON "agreement_consents" USING btree ("user_id","given_at");